% SPDX-License-Identifier: Apache-2.0
function tf = allfinite(A)
% True when every element is finite.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
tf = all(isfinite(A), 'all');
end
