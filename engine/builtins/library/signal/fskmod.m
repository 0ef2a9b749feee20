% SPDX-License-Identifier: Apache-2.0
function y = fskmod(x, M, separation, samples, Fs, continuity)
% Frequency shift keying: symbols 0..M-1 become tones that many hertz apart, so many samples each; the phase is continuous unless continuity is
% 'discont'.
% Example: y = fskmod([0 1 1], 2, 4, 8, 32)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5 || isempty(Fs), Fs = 1; end
if nargin < 6, continuity = 'cont'; end
if any(x(:) < 0 | x(:) >= M | x(:) ~= fix(x(:))), error('comm:fskmod:xreal', 'The symbols must be integers from 0 to M-1.'); end
if (M - 1)*separation > Fs, error('comm:fskmod:maxFreq', 'The tones must lie within the sample rate: (M-1)*separation <= Fs.'); end
turned = isrow(x);
if turned, x = x(:); end
tones = (2*x - (M - 1))*pi*separation/Fs;
y = zeros(size(x, 1)*samples, size(x, 2));
for c = 1:size(x, 2)
    phase = (0:samples - 1)'*tones(:, c)';
    if ~strcmpi(continuity, 'discont'), phase = phase + samples*[0, cumsum(tones(1:end - 1, c))']; end
    y(:, c) = exp(1i*phase(:));
end
if turned, y = y.'; end
end
