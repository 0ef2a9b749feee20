% SPDX-License-Identifier: Apache-2.0
function tf = anymissing(A)
% True when any element is missing: NaN, a missing string, an empty text of a cell.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
tf = any(ismissing(A), 'all');
end
