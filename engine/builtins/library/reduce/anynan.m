% SPDX-License-Identifier: Apache-2.0
function tf = anynan(A)
% True when any element is NaN.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
tf = any(isnan(A), 'all');
end
