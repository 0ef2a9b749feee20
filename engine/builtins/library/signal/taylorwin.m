% SPDX-License-Identifier: Apache-2.0
function w = taylorwin(n, nbar, sll)
% Taylor's window of n points: nbar (4) sidelobes of nearly one level sll (-30 decibels).
% Example: w = taylorwin(6)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(nbar), nbar = 4; end
if nargin < 3 || isempty(sll), sll = -30; end
A = acosh(10^(-sll/20))/pi;
sp2 = nbar^2/(A^2 + (nbar - 0.5)^2);
m = 1:nbar - 1;
F = zeros(size(m));
for k = m
    up = (-1)^(k + 1)*prod(1 - k^2./(sp2*(A^2 + (m - 0.5).^2)));
    F(k) = up/(2*prod(1 - k^2./m(m ~= k).^2));
end
x = ((0:n - 1).' - (n - 1)/2)/n;
w = 1 + 2*cos(2*pi*x*m)*F.';
end
