% SPDX-License-Identifier: Apache-2.0
function [y, settings] = mapminmax(varargin)
% Rows brought to the range from -1 to 1: [y, settings] = mapminmax(x), (x, low, high); y = mapminmax('apply', x, settings), x =
% mapminmax('reverse', y, settings). Rows of one value only move.
% Example: [y, s] = mapminmax([1 2 4]); x = mapminmax('reverse', y, s)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ischar(varargin{1}) || isstring(varargin{1})
    what = validatestring(varargin{1}, {'apply', 'reverse'}, 'mapminmax');
    if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
    [x, s] = varargin{2:3};
    if size(x, 1) ~= s.xrows, error('nnet:Args', 'The number of rows must be %d.', s.xrows); end
    if strcmp(what, 'apply'), y = s.gain.*(x - s.xoffset) + s.ymin; else, y = (x - s.ymin)./s.gain + s.xoffset; end
    settings = s;
    return
end
x = varargin{1};
s = struct('name', 'mapminmax', 'xrows', size(x, 1), 'xmax', max(x, [], 2), 'xmin', min(x, [], 2), 'xrange', [], 'yrows', size(x, 1), ...
    'ymax', 1, 'ymin', -1, 'yrange', 2, 'gain', [], 'xoffset', []);
if nargin > 1
    if isstruct(varargin{2}), s.ymin = varargin{2}.ymin; s.ymax = varargin{2}.ymax; else, s.ymin = varargin{2}; end
end
if nargin > 2, s.ymax = varargin{3}; end
s.xrange = s.xmax - s.xmin;
s.yrange = s.ymax - s.ymin;
s.gain = s.yrange./s.xrange;
s.gain(~isfinite(s.gain)) = 1;
s.xoffset = s.xmin;
s.no_change = all(s.gain == 1) && all(s.xoffset == s.ymin);
y = s.gain.*(x - s.xoffset) + s.ymin;
settings = s;
end
