% SPDX-License-Identifier: Apache-2.0
function tf = isbanded(A, lower, upper)
% True when all nonzeros lie within the lower and upper bandwidths.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isscalar(lower) || ~isscalar(upper) || ~isreal(lower) || ~isreal(upper) || lower < 0 || upper < 0
    error('MATLAB:isbanded:bandwidth', 'Bandwidths must be nonnegative integer scalars.');
end
if ~(isnumeric(A) || islogical(A)) || ndims(A) > 2 || isempty(A)
    tf = false;
    return
end
[i, j] = find(A);
tf = all(i - j <= lower) && all(j - i <= upper);
end
