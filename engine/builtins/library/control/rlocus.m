% SPDX-License-Identifier: Apache-2.0
function [r, k] = rlocus(sys, k)
% The poles of a loop closed with gains: a row a pole, a column a gain. rlocus(sys, k) takes these gains; without outputs the locus is drawn.
% Example: r = rlocus(tf(1, [1 2 0]), [0 1])
s = asTransfer(systemState('rlocus', sys));
if ~isequal(size(s.num), [1 1]), error('Control:analysis:rlocus1', 'The system must have one input and one output.'); end
[n, d] = deal(s.num{1}, s.den{1});
d = d(find(d, 1):end);
n = n(find([n 1], 1):end);
if nargin < 2
    % Up to where poles have come near their ends.
    k = [0 logspace(-3, 3, 400)*max(norm(d), 1e-8)/max(norm(n), 1e-8)];
end
k = reshape(k, 1, []);
long = max(numel(n), numel(d));
D = [zeros(1, long - numel(d)) d];
N = [zeros(1, long - numel(n)) n];
r = NaN(long - 1, numel(k));
for j = 1:numel(k)
    x = roots(D + k(j)*N);
    if j > 1
        % Each goes on where it was nearest.
        before = r(:, j - 1);
        taken = false(size(x));
        y = NaN(long - 1, 1);
        for i = 1:long - 1
            gap = abs(x - before(i));
            gap(taken) = Inf;
            [m, at] = min(gap);
            if ~isempty(at) && isfinite(m), y(i) = x(at); taken(at) = true; end
        end
        left = find(~taken);
        room = find(isnan(y));
        count = min(numel(left), numel(room));
        y(room(1:count)) = x(left(1:count));
        x = y;
    end
    r(1:numel(x), j) = x;
end
if nargout > 0, return, end
p = roots(d);
z = roots(n);
plot(real(r).', imag(r).', 'b-', real(p), imag(p), 'kx', real(z), imag(z), 'ko');
title('Root Locus');
xlabel('Real Axis (seconds^{-1})');
ylabel('Imaginary Axis (seconds^{-1})');
clear r
end
