% SPDX-License-Identifier: Apache-2.0
function brush(varargin)
% Points are marked with the brush of a figure's tools in the window, whether the mode is on or off: brush on.
if nargin == 0 || ~(ischar(varargin{end}) || isstring(varargin{end})), return, end
what = char(varargin{end});
colors = {'red', 'green', 'blue', 'cyan', 'magenta', 'yellow', 'black', 'white'};
if ~any(strcmpi(what, [{'on', 'off', 'toggle'} colors])) && ~(isscalar(what) && any(what == 'rgbcmykw'))
    error('MATLAB:brush:UnknownOption', 'Unknown option ''%s''.', what);
end
end
