% SPDX-License-Identifier: Apache-2.0
function [x, t] = istft(S, varargin)
% The signal of a short-time Fourier transform by weighted overlap and add; the options are those of stft.
% Example: w = hann(16, 'periodic'); x = istft(stft((1:64)', 'Window', w), 'Window', w);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
fs = [];
if ~isempty(varargin) && isnumeric(varargin{1}), fs = varargin{1}; varargin(1) = []; end
real_ = false;
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'ConjugateSymmetric'), real_ = logical(varargin{k + 1}); end
end
[w, step, n, range] = stftOptions('istft', varargin);
m = numel(w);
switch range
    case 'centered', S = circshift(S, -floor((n - 1)/2), 1);
    case 'onesided'
        real_ = true;
        back = S(2:end - (mod(n, 2) == 0), :, :);
        S = [S; conj(back(end:-1:1, :, :))];
end
parts = ifft(S, n, 1);
if real_ || isreal(parts), parts = real(parts); end
segments = size(S, 2);
long = m + step*(segments - 1);
x = zeros(long, size(S, 3));
weight = zeros(long, 1);
for k = 1:segments
    at = step*(k - 1) + (1:m);
    x(at, :) = x(at, :) + w.*reshape(parts(1:m, k, :), m, []);
    weight(at) = weight(at) + w.^2;
end
weight(weight < 1e-12) = 1;
x = x./weight;
if max(abs(imag(x(:)))) <= 1e-12*max(abs(x(:))), x = real(x); end
t = (0:long - 1).';
if ~isempty(fs), t = t/fs; end
end
