% SPDX-License-Identifier: Apache-2.0
function y = im2bw(x, varargin)
% True where a gray, colour or indexed image lies above a level in [0, 1]: im2bw(x, level) or im2bw(x, map, level); the level is 0.5.
% Example: y = im2bw([0.2 0.7], 0.5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
level = 0.5;
if ~isempty(varargin) && isscalar(varargin{end}), level = double(varargin{end}); end
if islogical(x)
    y = x;
    return
end
if ~isempty(varargin) && ~isscalar(varargin{1})
    x = ind2gray(x, varargin{1});
elseif size(x, 3) == 3
    x = rgb2gray(x);
end
if isinteger(x)
    y = double(x) > double(intmin(class(x))) + level*imageRange(x);
else
    y = x > level;
end
end
