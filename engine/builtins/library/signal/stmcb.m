% SPDX-License-Identifier: Apache-2.0
function [b, a] = stmcb(h, nb, na, iterations)
% Filter b/a of the orders nb and na whose impulse response is nearest to h, by Steiglitz and McBride's iterations (5) from Prony's filter.
% Example: [b, a] = stmcb([1 0.5 0.25 0.125 0.0625], 0, 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, iterations = 5; end
h = h(:);
[~, a] = prony(h, nb, na);
u = [1; zeros(numel(h) - 1, 1)];
for turn = 1:iterations
    v = filter(1, a, h);
    w = filter(1, a, u);
    T = [-convmtx(v, na + 1), zeros(numel(h) + na, 0)];
    T = T(1:numel(h), :);
    U = convmtx(w, nb + 1);
    U = U(1:numel(h), :);
    c = [T(:, 2:end), U]\-T(:, 1);
    a = [1; c(1:na)].';
    b = c(na + 1:end).';
end
end
