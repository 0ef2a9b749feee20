% SPDX-License-Identifier: Apache-2.0
function w = modwt(x, varargin)
% The maximal overlap wavelet transform of a vector: rows of details of each level and, last, of the scaling coefficients. modwt(x, name, level) with
% 'sym4' and floor(log2(length)), or modwt(x, lo, hi, level); 'reflection' continues the signal by its mirror image (rows twice as long).
% Algorithm of Percival and Walden, Wavelet Methods for Time Series Analysis (2000).
% Example: w = modwt(1:8, 'haar', 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(x) || ~isnumeric(x) || numel(x) < 2, error('Wavelet:modwt:InvalidInput', 'The input must be a numeric vector of two elements or more.'); end
[f, level, mirrored] = overlapArguments('modwt', varargin);
x = double(x(:))';
if isempty(level), level = floor(log2(numel(x))); end
if ~isscalar(level) || level < 1 || level ~= fix(level) || level > floor(log2(numel(x)))
    error('Wavelet:modwt:MRALevel', 'The level must be an integer from 1 to %d.', floor(log2(numel(x))));
end
if mirrored, x = [x, fliplr(x)]; end
n = numel(x);
[g, h] = overlapResponses(f, n);
w = zeros(level + 1, n);
V = fft(x);
for k = 1:level
    at = mod(2^(k - 1)*(0:n - 1), n) + 1;
    w(k, :) = ifft(h(at).*V);
    V = g(at).*V;
end
w(end, :) = ifft(V);
if isreal(x), w = real(w); end
end
