% SPDX-License-Identifier: Apache-2.0
function [re, im, w] = nyquist(sys, varargin)
% The real and imaginary parts of a system's response at frequencies: nyquist(sys), nyquist(sys, w), nyquist(sys, {least, most}); without outputs the
% curve is drawn, with that of negative frequencies.
% Example: [re, im] = nyquist(tf(1, [1 1]), 1)
s = systemState('nyquist', sys);
w = frequencyArgument(s, varargin);
H = freqresp(sys, w);
if nargout > 0
    re = real(H);
    im = imag(H);
    return
end
h = reshape(H, [], numel(w)).';
plot([real(h); NaN(1, size(h, 2)); flipud(real(h))], [imag(h); NaN(1, size(h, 2)); -flipud(imag(h))]);
hold('on');
plot(-1, 0, 'r+');
hold('off');
title('Nyquist Diagram');
xlabel('Real Axis');
ylabel('Imaginary Axis');
grid('on');
end
