% SPDX-License-Identifier: Apache-2.0
function [c, v] = condest(A, t)
% Lower bound, mostly exact, of the condition number in the 1-norm; v is a vector that A makes small:
% norm(A*v,1) = norm(A,1)*norm(v,1)/c.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, t = 2; end
if ~isfloat(A), error('MATLAB:condest:inputType', 'The input must be a floating-point matrix.'); end
if ndims(A) > 2 || size(A, 1) ~= size(A, 2), error('MATLAB:condest:NonSquareMatrix', 'Matrix must be square.'); end
if isempty(A), c = 0; v = []; return, end
if any(isnan(A(:))), c = NaN; v = NaN(size(A, 1), 1); return, end
[L, U, P] = lu(full(A));
zero = find(diag(U) == 0, 1);
if ~isempty(zero)
    c = Inf;
    v = zeros(size(A, 1), 1);
    v(zero) = 1;
    v(1:zero - 1) = -U(1:zero - 1, 1:zero - 1) \ U(1:zero - 1, zero);
    v = v / norm(v, 1);
    return
end
    function Y = times_(what, X)
        switch what
            case 'dim', Y = size(A, 1);
            case 'real', Y = isreal(A);
            case 'notransp', Y = U \ (L \ (P * X));
            case 'transp', Y = P' * (L' \ (U' \ X));
        end
    end
[size_, ~, w] = normest1(@times_, t);
c = size_ * norm(A, 1);
v = w / norm(w, 1);
end
