% SPDX-License-Identifier: Apache-2.0
function drawConstellation(points, name)
% The points of a mapping with their symbols in bits.
figure;
plot(real(points), imag(points), 'b*');
n = ceil(log2(numel(points)));
for k = 1:numel(points), text(real(points(k)), imag(points(k)), [' ' dec2bin(k - 1, n)]); end
title(name);
xlabel('In-phase Amplitude');
ylabel('Quadrature Amplitude');
axis('equal');
grid('on');
end
