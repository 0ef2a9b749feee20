% SPDX-License-Identifier: Apache-2.0
function y = medfilt3(x, siz, padding)
% Median of the neighbours of each element of a volume, in boxes of odd sizes ([3 3 3]); borders 'symmetric', 'replicate' or 'zeros'.
% Example: y = medfilt3(rand(4, 4, 4))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(siz), siz = [3 3 3]; end
if nargin > 1 && (ischar(siz) || isstring(siz)), padding = siz; siz = [3 3 3]; elseif nargin < 3, padding = 'symmetric'; end
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'medfilt3', 'V', 1);
if numel(siz) ~= 3 || any(mod(siz, 2) ~= 1), error('images:medfilt3:filterSizeMustBeOdd', 'The size of the filter must be three odd numbers.'); end
padding = validatestring(padding, {'symmetric', 'replicate', 'zeros'}, 'medfilt3');
if strcmp(padding, 'zeros'), padding = 0; end
half = (siz - 1)/2;
p = padarray(x, half, padding);
s = [size(x, 1) size(x, 2) size(x, 3)];
all_ = zeros([prod(s), prod(siz)], 'like', double(x(1)));
at = 0;
for i = 0:siz(1) - 1
    for j = 0:siz(2) - 1
        for k = 0:siz(3) - 1
            at = at + 1;
            all_(:, at) = reshape(p(i + (1:s(1)), j + (1:s(2)), k + (1:s(3))), [], 1);
        end
    end
end
y = cast(reshape(median(all_, 2), s), 'like', x);
end
