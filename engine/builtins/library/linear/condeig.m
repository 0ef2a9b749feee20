% SPDX-License-Identifier: Apache-2.0
function [V, D, s] = condeig(A)
% Condition numbers of the eigenvalues of a matrix: 1/cos of the angle between left and right eigenvectors.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A), error('MATLAB:condeig:inputType', 'The input must be a floating-point matrix.'); end
[V, D, W] = eig(full(A));
if isempty(A), s = zeros(0, 1); else, s = 1 ./ abs(sum(conj(W) .* V, 1)).'; end
if nargout < 2, V = s; end
end
