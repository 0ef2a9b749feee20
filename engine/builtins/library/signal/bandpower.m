% SPDX-License-Identifier: Apache-2.0
function p = bandpower(x, varargin)
% Mean power of a signal, of a band: bandpower(x, fs, [low high]), or of a density: bandpower(pxx, f, 'psd'), bandpower(pxx, f, range, 'psd').
% Example: p = bandpower(cos(2*pi*(0:63)/8))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
psd = ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end}));
if psd
    f = varargin{1}(:);
    range = [f(1) f(end)];
    if numel(varargin) > 2, range = varargin{2}; end
    pxx = x; if isrow(pxx), pxx = pxx.'; end
elseif isempty(varargin)
    if isvector(x), p = sum(abs(x(:)).^2)/numel(x); else, p = mean(abs(x).^2, 1); end
    return
else
    if isvector(x), x = x(:); end
    n = size(x, 1);
    [pxx, f] = periodogram(x, hamming(n), n, varargin{1});
    range = varargin{2};
end
width = diff(f);
width = [width; width(end)];
low = find(f <= range(1), 1, 'last');
high = find(f >= range(2), 1);
if isempty(low) || isempty(high), error('signal:bandpower:FreqRangeOutOfBounds', 'The range lies outside of the frequencies.'); end
at = low:high;
p = width(at).'*pxx(at, :);
end
