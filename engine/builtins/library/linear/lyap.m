% SPDX-License-Identifier: Apache-2.0
function X = lyap(A, B, C, E)
% Continuous Lyapunov equations: lyap(A,Q) solves A*X + X*A' + Q = 0, lyap(A,B,C) A*X + X*B + C = 0, and
% lyap(A,Q,[],E) A*X*E' + E*X*A' + Q = 0.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin == 2
    X = sylvester(A, A', -B);
elseif nargin == 3
    X = sylvester(A, B, -C);
else
    if ~isempty(C), error('MATLAB:lyap:InvalidInput', 'The third of four arguments must be empty.'); end
    F = E \ A;
    X = sylvester(F, F', -(E \ B / E'));
    B = E \ B / E';
end
if nargin ~= 3 && isequal(B, B'), X = (X + X') / 2; end
end
