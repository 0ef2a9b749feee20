% SPDX-License-Identifier: Apache-2.0
function E = expm(A)
% Matrix exponential by scaling and squaring with a Pade approximant of order 13, scaled by the norms
% of powers of A (A. H. Al-Mohy and N. J. Higham, SIAM J. Matrix Anal. Appl. 31, 2009):
% expm([0 1; 0 0]) is [1 1; 0 1]. The diagonals of a triangular result are exact exponentials.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A) && ~islogical(A), error('MATLAB:expm:inputType', 'Input must be single or double.'); end
if ndims(A) > 2 || size(A, 1) ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
if issparse(A), E = sparse(expm(full(A))); return, end
if islogical(A), A = double(A); end
if isempty(A), E = A; return, end
if isdiag(A), E = diag(exp(diag(A))); return, end
if ~all(isfinite(A(:))), E = A*NaN; return, end
upper = istriu(A);
if ~upper && istril(A), E = expm(A.').'; return, end
if ~upper
    [T, B] = balance(A);
    % Scaled by powers of two and permuted: nothing is rounded.
    if norm(B, 1) < norm(A, 1)/8, E = T*expm(B)/T; return, end
end
A2 = A*A;
A4 = A2*A2;
A6 = A2*A4;
d4 = norm(A4, 1)^(1/4);
d6 = norm(A6, 1)^(1/6);
squarings = 0;
if max(d4, d6) > 4.25, squarings = ceil(log2(double(max(d4, d6))/4.25)); end
squarings = squarings + leadingTerm(abs(double(A))/2^squarings);
h = 2^squarings;
B = A/h;
A2 = A2/h^2;
A4 = A4/h^4;
A6 = A6/h^6;
I = eye(size(A), 'like', A);
b = [64764752532480000 32382376266240000 7771770303897600 1187353796428800 129060195264000 10559470521600 ...
     670442572800 33522128640 1323241920 40840800 960960 16380 182 1];
U = B*(A6*(b(14)*A6 + b(12)*A4 + b(10)*A2) + b(8)*A6 + b(6)*A4 + b(4)*A2 + b(2)*I);
V = A6*(b(13)*A6 + b(11)*A4 + b(9)*A2) + b(7)*A6 + b(5)*A4 + b(3)*A2 + b(1)*I;
E = (V - U) \ (V + U);
if upper, E = setDiagonals(E, B); end
for k = squarings - 1:-1:0
    E = E*E;
    if upper, E = setDiagonals(E, A/2^k); end
end
end

function more = leadingTerm(B)
% Squarings that the approximant's first lost term, of order 27, asks for besides.
v = sumsOfPower(B, 27);
top = max(sum(B, 1));
more = 0;
if ~any(isfinite(v)) || ~(max(v) > 0), return, end
lost = max(v)/(top*113250775606021113483283660800000000);
more = max(ceil(log2(lost/2^-53)/26), 0);
if ~isfinite(more), more = 0; end
end

function E = setDiagonals(E, T)
% The diagonal and the one above it of the exponential of the upper triangular T.
n = size(T, 1);
d = diag(T);
E(1:n + 1:end) = exp(d);
a = d(1:n - 1);
b = d(2:n);
half = (b - a)/2;
ratio = sinh(half)./half;
ratio(half == 0) = 1;
slope = exp((a + b)/2).*ratio;
far = abs(b - a) > 1;
slope(far) = (exp(b(far)) - exp(a(far)))./(b(far) - a(far));
E(n + 1:n + 1:end) = slope.*diag(T, 1);
E = triu(E);
end
