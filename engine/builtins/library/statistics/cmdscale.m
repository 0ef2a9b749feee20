% SPDX-License-Identifier: Apache-2.0
function [Y, e] = cmdscale(D, p)
% Points whose distances are those of D (a square matrix or what pdist gives), by classical scaling, in p dimensions at most; e: eigenvalues.
% Example: Y = cmdscale(pdist([0 0; 3 4; 6 0]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isvector(D) && ~isscalar(D), D = squareform(D); end
n = size(D, 1);
P = eye(n) - 1/n;
B = P*(-D.^2/2)*P;
[V, E] = eig((B + B')/2);
[e, order] = sort(diag(E), 'descend');
keep = e > max(abs(e))*eps^(3/4);
if nargin > 1, keep(p + 1:end) = false; end
Y = V(:, order(keep)).*sqrt(e(keep)).';
[~, at] = max(abs(Y), [], 1);
Y = Y.*sign(Y(at + n*(0:size(Y, 2) - 1)));
end
