% SPDX-License-Identifier: Apache-2.0
function R = spfun(fun, S)
% Applies a function to the nonzeros of S: fun gets them as a column; zeros stay zeros.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(S) || islogical(S))
    error('MATLAB:spfun:NotNumeric', 'The second argument must be a numeric or logical matrix.');
end
[i, j, x] = find(S);
[m, n] = size(S);
R = sparse(i, j, feval(fun, x), m, n);
end
