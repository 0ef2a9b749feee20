% SPDX-License-Identifier: Apache-2.0
function y = imboxfilt(x, long, varargin)
% Means over boxes of odd size (3, a number or [rows columns]). Options Padding ('replicate') and NormalizationFactor (1/prod(size)).
% Example: y = imboxfilt(magic(4), 3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
if nargin < 2
    long = 3;
elseif isText(long)
    args = [{long}, args];
    long = 3;
end
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'imboxfilt', 'A', 1);
validateattributes(long, {'numeric'}, {'positive', 'integer', 'odd', 'nonempty'}, 'imboxfilt', 'filterSize', 2);
long = double(long(:)');
if isscalar(long), long = [long, long]; end
boundary = 'replicate';
factor = 1/prod(long);
for k = 1:2:numel(args) - 1
    word = validatestring(args{k}, {'Padding', 'NormalizationFactor'}, 'imboxfilt');
    if strcmp(word, 'Padding'), boundary = args{k + 1}; else, factor = double(args{k + 1}); end
end
kind = class(x);
if ~isfloat(x), x = double(x); end
y = imfilter(imfilter(x, ones(long(1), 1), boundary), ones(1, long(2)), boundary)*factor;
y = roundToClass(y, kind);
end
