% SPDX-License-Identifier: Apache-2.0
function [E, V] = dpss(n, nw, k)
% Slepian's sequences: the k (2*nw) sequences of n points with most of their energy, the part V, in a band of half width nw/n; columns of length 1.
% Example: [E, V] = dpss(16, 2.5, 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, k = min(round(2*nw), n); end
W = nw/n;
t = (0:n - 1).';
T = diag(((n - 1 - 2*t)/2).^2*cos(2*pi*W)) + diag(t(2:end).*(n - t(2:end))/2, 1) + diag(t(2:end).*(n - t(2:end))/2, -1);
[E, D] = eig(T);
[~, order] = sort(diag(D), 'descend');
E = E(:, order(1:k));
for j = 1:k
    if mod(j, 2) == 1, s = sign(sum(E(:, j))); else, s = sign(E(find(abs(E(:, j)) > 1e-6*max(abs(E(:, j))), 1), j)); end
    E(:, j) = E(:, j)*s;
end
gap = t - t.';
S = sin(2*pi*W*gap)./(pi*gap);
S(1:n + 1:end) = 2*W;
V = min(diag(E'*S*E), 1);
end
