% SPDX-License-Identifier: Apache-2.0
function y = squareform(x, direction)
% The square matrix of the distances that pdist gives in a row, or that row of a symmetric matrix.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2
    if isrow(x) && ~isscalar(x) || isempty(x) && size(x, 1) == 1, direction = 'tomatrix';
    elseif isscalar(x) && x ~= 0, direction = 'tomatrix';
    else, direction = 'tovector';
    end
end
if strncmpi(direction, 'tom', 3)
    n = (1 + sqrt(1 + 8 * numel(x))) / 2;
    if n ~= fix(n) || ~isrow(x)
        error('stats:squareform:BadVectorSize', 'The size of the vector Y is not correct.');
    end
    y = zeros(n, class(x));
    y(tril(true(n), -1)) = x;
    y = y + y.';
elseif strncmpi(direction, 'tov', 3)
    if size(x, 1) ~= size(x, 2) || any(diag(x) ~= 0)
        error('stats:squareform:BadInput', 'The distance matrix Z must be square with 0 along the diagonal.');
    end
    y = x(tril(true(size(x, 1)), -1)).';
else
    error('stats:squareform:BadDirection', 'DIRECTION must be ''tovector'' or ''tomatrix''.');
end
end
