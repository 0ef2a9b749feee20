% SPDX-License-Identifier: Apache-2.0
function x = fskdemod(y, M, separation, samples, Fs)
% The symbols of a signal of fskmod: the tone that each stretch of samples is most like.
% Example: x = fskdemod(fskmod([0 1 1], 2, 4, 8, 32), 2, 4, 8, 32)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5 || isempty(Fs), Fs = 1; end
turned = isrow(y);
if turned, y = y(:); end
if mod(size(y, 1), samples) ~= 0, error('comm:fskdemod:InvalidSize', 'The signal must have a whole number of symbols.'); end
tones = exp(-1i*(0:samples - 1)'*(2*(0:M - 1) - (M - 1))*pi*separation/Fs);
x = zeros(size(y, 1)/samples, size(y, 2));
for c = 1:size(y, 2)
    [~, at] = max(abs(tones.'*reshape(y(:, c), samples, [])), [], 1);
    x(:, c) = at(:) - 1;
end
if turned, x = x'; end
end
