% SPDX-License-Identifier: Apache-2.0
function p = gen2par(g)
% The parity check matrix of a generator matrix in standard form, and the other way around.
% Example: h = gen2par([1 0 1 1; 0 1 0 1])
[k, n] = size(g);
if isequal(g(:, 1:k), eye(k))
    p = [g(:, k + 1:n)', eye(n - k)];
elseif isequal(g(:, n - k + 1:n), eye(k))
    p = [eye(n - k), g(:, 1:n - k)'];
else
    error('comm:gen2par:InvalidForm', 'The matrix must be in standard form: a unit matrix beside another.');
end
end
