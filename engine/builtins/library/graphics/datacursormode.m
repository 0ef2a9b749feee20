% SPDX-License-Identifier: Apache-2.0
function h = datacursormode(varargin)
% A click on a figure in the window tells a point's data, whether the mode is on or off: datacursormode on.
% h = datacursormode(fig): an object with what was asked for.
if nargin == 0 || any(isgraphics(varargin{end}))
    if nargout > 0, h = interactionMode('datacursormode', [varargin{:}]); end
    return
end
if ~any(strcmpi(varargin{end}, {'on', 'off', 'xon', 'yon', 'toggle'}))
    error('MATLAB:datacursormode:UnknownOption', 'Unknown option ''%s''.', char(varargin{end}));
end
end
