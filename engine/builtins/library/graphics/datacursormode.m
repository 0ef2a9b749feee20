% SPDX-License-Identifier: Apache-2.0
function datacursormode(varargin)
% A click on a figure in the window tells a point's data, whether the mode is on or off: datacursormode on.
if nargin == 0 || isgraphics(varargin{end}), return, end
if ~any(strcmpi(varargin{end}, {'on', 'off', 'xon', 'yon', 'toggle'}))
    error('MATLAB:datacursormode:UnknownOption', 'Unknown option ''%s''.', char(varargin{end}));
end
end
