% SPDX-License-Identifier: Apache-2.0
function [y, settings] = mapstd(varargin)
% Rows brought to mean 0 and deviation 1: [y, settings] = mapstd(x), (x, mean, deviation); y = mapstd('apply', x, settings), x = mapstd('reverse', y,
% settings).
% Example: [y, s] = mapstd([1 2 3]); x = mapstd('reverse', y, s)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ischar(varargin{1}) || isstring(varargin{1})
    what = validatestring(varargin{1}, {'apply', 'reverse'}, 'mapstd');
    if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
    [x, s] = varargin{2:3};
    if size(x, 1) ~= s.xrows, error('nnet:Args', 'The number of rows must be %d.', s.xrows); end
    if strcmp(what, 'apply'), y = (x - s.xmean).*(s.ystd./s.xstd) + s.ymean; else, y = (x - s.ymean).*(s.xstd./s.ystd) + s.xmean; end
    settings = s;
    return
end
x = varargin{1};
s = struct('name', 'mapstd', 'xrows', size(x, 1), 'yrows', size(x, 1), 'xmean', mean(x, 2), 'xstd', std(x, 0, 2), 'ymean', 0, 'ystd', 1);
if nargin > 1, s.ymean = varargin{2}; end
if nargin > 2, s.ystd = varargin{3}; end
s.xstd(s.xstd == 0) = 1;
y = (x - s.xmean).*(s.ystd./s.xstd) + s.ymean;
settings = s;
end
