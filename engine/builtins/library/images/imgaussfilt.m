% SPDX-License-Identifier: Apache-2.0
function y = imgaussfilt(x, sigma, varargin)
% Gaussian smoothing of the pages of an image, sigma (0.5) a number or [rows columns]. Options FilterSize (2*ceil(2*sigma)+1),
% Padding ('replicate', 'circular', 'symmetric' or a number), FilterDomain.
% Example: y = imgaussfilt([0 0 0; 0 1 0; 0 0 0], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
if nargin < 2
    sigma = 0.5;
elseif isText(sigma)
    args = [{sigma}, args];
    sigma = 0.5;
end
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'imgaussfilt', 'A', 1);
[sigma, long, boundary] = gaussianOptions('imgaussfilt', sigma, args, 2);
if islogical(x), x = single(x); end
kind = class(x);
if ~isfloat(x), x = double(x); end
for d = 1:2
    x = imfilter(x, gaussianAlong(sigma(d), long(d), d), boundary);
end
y = roundToClass(x, kind);
end
