% SPDX-License-Identifier: Apache-2.0
function y = medfilt2(x, varargin)
% Median of an m-by-n neighbourhood (3-by-3) of each pixel: medfilt2(x, [m n], boundary) with 'zeros' (the default), 'symmetric' or 'indexed'.
% Example: y = medfilt2([1 2 3; 4 50 6; 7 8 9])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'numeric', 'logical'}, {'real', '2d', 'nonsparse'}, 'medfilt2', 'A', 1);
long = [3, 3];
boundary = 0;
for k = 1:numel(varargin)
    if isText(varargin{k})
        switch validatestring(varargin{k}, {'zeros', 'symmetric', 'indexed'}, 'medfilt2', 'PADOPT', k + 1)
            case 'symmetric', boundary = 'symmetric';
            case 'indexed', boundary = double(isfloat(x));
        end
    else
        validateattributes(varargin{k}, {'numeric'}, {'real', 'positive', 'integer', 'numel', 2}, 'medfilt2', '[M N]', k + 1);
        long = double(reshape(varargin{k}, 1, 2));
    end
end
if isempty(x)
    y = x;
    return
end
n = prod(long);
parts = shiftedParts(x, true(long), boundary);
y = rankOfParts(parts, floor((n + 1)/2));
if mod(n, 2) == 0
    above = rankOfParts(parts, n/2 + 1);
    if islogical(x)
        y = y | above;
    elseif isfloat(x)
        y = (y + above)/2;
    else
        y = imlincomb(0.5, y, 0.5, above);
    end
end
end
