% SPDX-License-Identifier: Apache-2.0
function y = imgaussfilt3(x, sigma, varargin)
% Gaussian smoothing of a volume, sigma (0.5) a number or one for each dimension. Options FilterSize, Padding, FilterDomain as in imgaussfilt.
% Example: y = imgaussfilt3(rand(4, 4, 4), 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
if nargin < 2
    sigma = 0.5;
elseif isText(sigma)
    args = [{sigma}, args];
    sigma = 0.5;
end
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'imgaussfilt3', 'A', 1);
[sigma, long, boundary] = gaussianOptions('imgaussfilt3', sigma, args, 3);
if islogical(x), x = single(x); end
kind = class(x);
if ~isfloat(x), x = double(x); end
for d = 1:3
    x = imfilter(x, gaussianAlong(sigma(d), long(d), d), boundary);
end
y = roundToClass(x, kind);
end
