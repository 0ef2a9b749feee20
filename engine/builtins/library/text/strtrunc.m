% SPDX-License-Identifier: Apache-2.0
function s = strtrunc(s, n)
% The first n characters of a text, of the rows of a char matrix, or of the texts of a cell array.
if nargin < 2
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
if ~(isnumeric(n) && isscalar(n) && n >= 0)
    error('MATLAB:strtrunc:InvalidLength', 'The length must be a nonnegative scalar.');
end
n = fix(n);
if ischar(s)
    s = s(:, 1:min(n, size(s, 2)));
elseif iscell(s)
    for k = 1:numel(s)
        if ~ischar(s{k})
            error('MATLAB:strtrunc:InvalidInput', 'Elements of the cell array must be text.');
        end
        s{k} = s{k}(:, 1:min(n, size(s{k}, 2)));
    end
else
    error('MATLAB:strtrunc:InvalidInput', 'First argument must be text.');
end
end
