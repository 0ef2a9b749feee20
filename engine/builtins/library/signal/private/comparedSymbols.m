% SPDX-License-Identifier: Apache-2.0
function [x, y, along] = comparedSymbols(who, x, y, flag)
% Two arrays of symbols in one size, and the dimension along which their differences are counted (0: all).
x = double(x);
y = double(y);
along = 0;
if ~isequal(size(x), size(y))
    if isrow(x) && size(x, 2) == size(y, 2), x = repmat(x, size(y, 1), 1); along = 2;
    elseif isrow(y) && size(x, 2) == size(y, 2), y = repmat(y, size(x, 1), 1); along = 2;
    elseif iscolumn(x) && size(x, 1) == size(y, 1), x = repmat(x, 1, size(y, 2)); along = 1;
    elseif iscolumn(y) && size(x, 1) == size(y, 1), y = repmat(y, 1, size(x, 2)); along = 1;
    else, error(sprintf('comm:%s:InputDims', who), 'The sizes of the inputs do not match.');
    end
end
switch lower(char(flag))
    case 'row-wise', along = 2;
    case 'column-wise', along = 1;
    case 'overall', along = 0;
end
end
