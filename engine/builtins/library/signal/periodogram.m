% SPDX-License-Identifier: Apache-2.0
function [Pxx, f] = periodogram(x, varargin)
% Power spectral density by one transform: periodogram(x, window, nfft, fs); a rectangular window unless said.
% 'onesided', 'twosided', 'centered'; 'psd' or 'power'. Without fs f is in radians a sample.
% Example: [Pxx, f] = periodogram(cos(2*pi*(0:15)'/8))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[args, range, scaling] = estimatorOptions('periodogram', varargin);
args(end + 1:3) = {[]};
[window, n, rate] = args{1:3};
if numel(args) > 3, error('MATLAB:maxrhs', 'Too many input arguments.'); end
if ~isnumeric(x) || isempty(x) || ndims(x) > 2
    error('signal:periodogram:InvalidInput', 'X must be a numeric vector or matrix.');
end
if isvector(x), x = x(:); end
long = size(x, 1);
if isempty(window), window = ones(long, 1); end
if ~isnumeric(window) || numel(window) ~= long
    error('signal:periodogram:invalidWindow', 'The window must be a vector of the length of X.');
end
if isempty(n), n = max(256, 2^nextpow2(long)); end
if ~(isnumeric(n) && isscalar(n) && isreal(n) && n >= 1 && n == round(n))
    error('signal:periodogram:InvalidNFFT', 'The number of points must be a positive integer.');
elseif ~isempty(rate) && ~(isnumeric(rate) && isscalar(rate) && isreal(rate) && rate > 0)
    error('signal:periodogram:InvalidFs', 'The sampling rate must be a positive scalar.');
end
[Pxx, ~, ~, n, rate, ~, ~, isReal] = crossSpectra('periodogram', double(x), double(x), ...
    {double(window(:)), 0, n, rate, scaling});
[Pxx, f] = spectrumGrid('periodogram', Pxx, n, rate, range, isReal, true);
if nargout == 0
    label = 'Power/frequency (dB/(rad/sample))';
    if ~isempty(rate), label = 'Power/frequency (dB/Hz)'; end
    plotResponse(f, 10*log10(abs(Pxx)), ~isempty(rate), label)
    title('Periodogram Power Spectral Density Estimate')
    clear Pxx
end
end
