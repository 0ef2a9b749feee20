% SPDX-License-Identifier: Apache-2.0
function [hz, hp, ht] = zplane(z, p)
% Draws the zeros (columns z) and poles (p) of a digital filter, or those of b/a given as rows, with the unit circle.
% Example: zplane([1 0.5], [1 -0.6 0.4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, p = 1; end
if isrow(z) && isrow(p)
    n = max(numel(z), numel(p));
    b = [z, zeros(1, n - numel(z))];
    a = [p, zeros(1, n - numel(p))];
    z = roots(b);
    p = roots(a);
    both = min(sum(z == 0), sum(p == 0));
    if both > 0
        z(find(z == 0, both)) = [];
        p(find(p == 0, both)) = [];
    end
end
t = linspace(0, 2*pi, 200);
ht = plot(cos(t), sin(t), ':');
held = ishold;
hold on
hz = plot(real(z), imag(z), 'o');
hp = plot(real(p), imag(p), 'x');
if ~held, hold off, end
axis equal
xlabel('Real Part'), ylabel('Imaginary Part')
if nargout == 0, clear hz, end
end
