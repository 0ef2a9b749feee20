% SPDX-License-Identifier: Apache-2.0
function h = pan(varargin)
% A drag moves what a figure in the window shows, whether pan is on or off: pan on, pan off.
% h = pan(fig): an object with what was asked for.
if nargin == 0 || any(isgraphics(varargin{end}))
    if nargout > 0, h = interactionMode('pan', [varargin{:}]); end
    return
end
if ~any(strcmpi(varargin{end}, {'on', 'off', 'xon', 'yon', 'toggle'}))
    error('MATLAB:pan:UnknownOption', 'Unknown option ''%s''.', char(varargin{end}));
end
end
