% SPDX-License-Identifier: Apache-2.0
function plotResponse(w, y, hertz, label)
% A quantity over frequency: radians a sample as multiples of pi, or hertz.
if hertz, plot(w, y), else, plot(w/pi, y), end
grid on
if hertz, xlabel('Frequency (Hz)'), else, xlabel('Normalized Frequency (\times\pi rad/sample)'), end
ylabel(label)
end
