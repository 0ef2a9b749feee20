% SPDX-License-Identifier: Apache-2.0
function C = clip(X, lower, upper)
% X with what is less than lower made lower and what is greater than upper made upper; NaN stays.
% Example: C = clip([-2 0.5 7], 0, 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if any(lower > upper, 'all')
    error('MATLAB:clip:LowerGreaterThanUpper', 'Lower bound must be less than or equal to upper bound.');
end
C = min(max(X, lower), upper);
if isfloat(X)
    lost = isnan(X + zeros(size(C)));
    if any(lost, 'all'), C(lost) = NaN; end
end
end
