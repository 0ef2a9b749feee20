% SPDX-License-Identifier: Apache-2.0
function tf = excludedata(x, y, method, value)
% Which points a fit is to leave out, as a logical column: excludedata(x, y, 'domain', [lo hi]) those with x outside of it, 'range' with y outside,
% 'box' [xlo xhi ylo yhi] outside of the box, 'indices' those of the numbers given. A fit takes it as its option Exclude.
% Example: tf = excludedata(1:4, [9 8 7 6], 'domain', [2 3])
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if numel(x) ~= numel(y)
    error('curvefit:excludedata:xyLengthMismatch', 'X and Y must have the same length.');
end
x = x(:);
y = y(:);
switch validatestring(method, {'domain', 'range', 'box', 'indices'}, 'excludedata')
    case 'indices'
        if islogical(value)
            tf = value(:);
            if numel(tf) ~= numel(x), error('curvefit:excludedata:invalidIndices', 'Logical indices must have the length of X.'); end
            return
        end
        if any(value < 1 | value > numel(x) | value ~= fix(value))
            error('curvefit:excludedata:invalidIndices', 'Indices must be integers from 1 to the length of X.');
        end
        tf = false(numel(x), 1);
        tf(value) = true;
    case 'domain'
        limits(value, 2);
        tf = x < value(1) | x > value(2);
    case 'range'
        limits(value, 2);
        tf = y < value(1) | y > value(2);
    otherwise
        limits(value, 4);
        tf = x < value(1) | x > value(2) | y < value(3) | y > value(4);
end
end

function limits(value, n)
if ~isnumeric(value) || numel(value) ~= n || any(diff(reshape(value, 2, [])) < 0)
    error('curvefit:excludedata:invalidLimits', 'The limits must be %d numbers, each lower one first.', n);
end
end
