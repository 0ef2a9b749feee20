% SPDX-License-Identifier: Apache-2.0
function [S, f, V, e] = pmusic(x, p, varargin)
% Pseudospectrum of a signal with p complex exponentials (two for each real tone), by the eigenvectors
% of its correlation that are noise: pmusic(x, p, nfft, fs); p = [most, threshold]; 'corr' for a
% correlation matrix, 'whole' for all frequencies. Then those vectors and all eigenvalues.
% Example: [S, w] = pmusic(cos(0.5*(1:40)) + 0.01*sin((1:40).^2), 2);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
isText = cellfun(@(v) ischar(v) || isstring(v), varargin);
words = cellfun(@char, varargin(isText), 'UniformOutput', false);
args = varargin(~isText);
args(end + 1:2) = {[]};
[n, rate] = args{1:2};
if isempty(n), n = 256; end
[V, e] = noiseSubspace('pmusic', x, p, words);
whole = ~isreal(x) || any(strcmpi(words, {'whole'})) || any(strcmpi(words, {'twosided'}));
P = 1./sum(abs(fft(V, n, 1)).^2, 2);
cycle = rate;
if isempty(rate), cycle = 2*pi; end
f = (0:n - 1)'*(cycle/n);
S = P;
if ~whole
    S = S(1:floor(n/2) + 1);
    f = f(1:floor(n/2) + 1);
end
if nargout > 0, return, end
plotResponse(f, 10*log10(S), ~isempty(rate), 'Power (dB)')
title('Pseudospectrum Estimate via MUSIC')
clear S
end
