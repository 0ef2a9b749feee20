% SPDX-License-Identifier: Apache-2.0
function [p, z] = pzmap(varargin)
% The poles and zeros of a system; without outputs they are drawn, poles as crosses and zeros as circles.
% Example: [p, z] = pzmap(tf([1 1], [1 3 2]))
[p, z] = deal(zeros(0, 1));
for k = 1:nargin
    p = [p; pole(varargin{k})];
    z = [z; zero(varargin{k})];
end
if nargout > 0, return, end
plot(real(p), imag(p), 'x', real(z), imag(z), 'o');
title('Pole-Zero Map');
xlabel('Real Axis');
ylabel('Imaginary Axis');
grid('on');
clear p
end
