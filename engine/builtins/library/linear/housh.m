% SPDX-License-Identifier: Apache-2.0
function [v, beta, zero] = housh(x, j, z)
% The reflection I - beta*v*v' that makes x a multiple of the j-th unit vector; zero is true, and nothing is to
% be done, where all other elements are not above z.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(x), error('MATLAB:housh:InputSize', 'The first input must be a vector.'); end
if ~isscalar(j) || j < 1 || j > numel(x), error('MATLAB:housh:InvalidIndex', 'The index exceeds the vector.'); end
v = x;
most = max(abs(v));
if most ~= 0, v = v / most; end
alpha = norm(v);
if alpha > z
    beta = 1 / (alpha * (alpha + abs(v(j))));
    turn = sign(v(j));
    if turn == 0, turn = 1; end
    v(j) = v(j) + turn * alpha;
    zero = false;
else
    beta = 0;
    zero = true;
end
end
