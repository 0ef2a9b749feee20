% SPDX-License-Identifier: Apache-2.0
function pan(varargin)
% A drag moves what a figure in the window shows, whether pan is on or off: pan on, pan off.
if nargin == 0 || isgraphics(varargin{end}), return, end
if ~any(strcmpi(varargin{end}, {'on', 'off', 'xon', 'yon', 'toggle'}))
    error('MATLAB:pan:UnknownOption', 'Unknown option ''%s''.', char(varargin{end}));
end
end
