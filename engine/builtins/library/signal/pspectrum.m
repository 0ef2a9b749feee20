% SPDX-License-Identifier: Apache-2.0
function [P, f, t] = pspectrum(x, varargin)
% Power spectrum of a signal under a Kaiser window, at 4096 frequencies between the limits; or, with
% 'spectrogram', at 1024 frequencies of overlapping segments that end in the columns of P and at the times t.
% pspectrum(x, fs, type, ...), pspectrum(x, times, ...) or of a timetable; without fs f is in radians
% a sample. 'FrequencyLimits' [low high], 'FrequencyResolution' (the signal is averaged over shorter
% segments), 'Leakage' 0 to 1 (0.5 unless said), 'TwoSided', and for a spectrogram 'TimeResolution'
% and 'OverlapPercent'.
% Example: [p, f] = pspectrum(cos(2*pi*(0:199)/10), 1);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
normalised = false;
start = 0;
if istimetable(x)
    times = seconds(x.Properties.RowTimes - x.Properties.RowTimes(1));
    x = x{:, :};
    rate = (numel(times) - 1)/(times(end) - times(1));
elseif ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    rate = varargin{1};
    varargin(1) = [];
    if ~isscalar(rate) && ~isempty(rate)
        if isdatetime(rate), rate = rate - rate(1); end
        if isduration(rate), rate = seconds(rate); end
        start = rate(1);
        rate = (numel(rate) - 1)/(rate(end) - rate(1));
    elseif isduration(rate)
        rate = 1/seconds(rate);
    end
else
    rate = [];
end
if isempty(rate), rate = 2*pi; normalised = true; end
if ~(isnumeric(rate) && isscalar(rate) && isreal(rate) && rate > 0)
    error('signal:pspectrum:SampleRateMustBePositive', 'Sample rate must be a positive scalar.');
end
rate = double(rate);
if ~isnumeric(x) || isempty(x) || ndims(x) > 2 || ~all(isfinite(x(:)))
    error('signal:pspectrum:InvalidInput', 'The signal must be a finite numeric vector or matrix.');
end
if isvector(x), x = x(:); end
x = double(x);
n = size(x, 1);
[type, o] = options(varargin, isreal(x));
if strcmp(type, 'spectrogram') && size(x, 2) > 1
    error('signal:pspectrum:MultichannelSpectrogram', 'The signal must be a vector for a spectrogram.');
end
limits = o.FrequencyLimits;
bounds = [0, rate/2];
if o.TwoSided, bounds(1) = -rate/2; end
if isempty(limits), limits = bounds; end
if ~isnumeric(limits) || numel(limits) ~= 2 || limits(1) >= limits(2) || limits(1) < bounds(1) - 1e-9*rate || ...
        limits(2) > bounds(2) + 1e-9*rate
    error('signal:pspectrum:InvalidFrequencyLimits', 'Frequency limits must be two increasing numbers within [%g, %g].', bounds);
end
beta = 40*(1 - o.Leakage);
bins = enbw(kaiser(1000, beta));
[long, overlap] = segments(type, n, rate, bins, o);
step = max(1, round(long*(1 - overlap)));
if strcmp(type, 'power')
    if step > 1 && long < n, step = max(1, floor((n - long)/ceil((n - long)/step))); end
    points = 4096;
else
    points = 1024;
end
f = linspace(limits(1), limits(2), points)';
w = kaiser(long, beta);
from = 0:step:n - long;
S = zeros(points, numel(from));
columns = size(x, 2);
P = zeros(points, columns);
for c = 1:columns
    parts = x((1:long)' + from + (c - 1)*n).*w;
    S(:) = abs(czt(parts, points, exp(-2i*pi*(f(2) - f(1))/rate), exp(2i*pi*f(1)/rate))).^2/sum(w)^2;
    if ~o.TwoSided
        inner = f > 0 & f < rate/2*(1 - 1e-12);
        S(inner, :) = 2*S(inner, :);
    end
    if strcmp(type, 'power'), P(:, c) = mean(S, 2); else, P = S; end
end
t = start + (from' + long/2)/rate;
if normalised, t = from' + long/2; end
if nargout > 0, return, end
if strcmp(type, 'power')
    plotResponse(f, 10*log10(max(P, realmin)), ~normalised, 'Power Spectrum (dB)')
else
    imagesc(t, f, 10*log10(max(P, realmin)))
    axis xy
    xlabel('Time'), ylabel('Frequency')
end
clear P
end

function [type, o] = options(args, isReal)
type = 'power';
if ~isempty(args) && any(strcmpi(args{1}, {'power', 'spectrogram', 'persistence'}))
    type = lower(char(args{1}));
    args(1) = [];
end
if strcmp(type, 'persistence')
    error('signal:pspectrum:NotSupported', 'The type ''persistence'' is not supported.');
end
o = struct('FrequencyLimits', [], 'FrequencyResolution', [], 'Leakage', 0.5, 'TwoSided', ~isReal, ...
    'TimeResolution', [], 'OverlapPercent', []);
if mod(numel(args), 2) ~= 0
    error('signal:pspectrum:NVMustBeEven', 'Name-value arguments must come in pairs.');
end
for k = 1:2:numel(args)
    o.(validatestring(args{k}, fieldnames(o)', 'pspectrum')) = args{k + 1};
end
if ~(isnumeric(o.Leakage) && isscalar(o.Leakage) && o.Leakage >= 0 && o.Leakage <= 1)
    error('signal:pspectrum:InvalidLeakage', 'Leakage must be a real scalar between 0 and 1.');
elseif ~isReal && ~o.TwoSided
    error('signal:pspectrum:ComplexInputOneSided', 'The spectrum of a complex signal must be two-sided.');
elseif ~isempty(o.TimeResolution) && ~isempty(o.FrequencyResolution)
    error('signal:pspectrum:TimeAndFrequencyResolution', ...
        'Time resolution and frequency resolution cannot be specified at the same time.');
end
end

function [long, overlap] = segments(type, n, rate, bins, o)
% Length and overlap of the segments: by the resolution asked for, or by the length of the signal.
long = n;
if ~isempty(o.FrequencyResolution)
    if ~(isscalar(o.FrequencyResolution) && o.FrequencyResolution > 0) || bins*rate/o.FrequencyResolution > n + 1
        error('signal:pspectrum:InvalidFrequencyResolution', ...
            'Frequency resolution must be at least %g for this signal.', bins*rate/n);
    end
    long = min(n, max(2, ceil(bins*rate/o.FrequencyResolution)));
elseif strcmp(type, 'spectrogram')
    if ~isempty(o.TimeResolution)
        long = o.TimeResolution;
        if isduration(long), long = seconds(long); end
        long = round(long*rate);
        if ~(isscalar(long) && long >= 2 && long <= n)
            error('signal:pspectrum:InvalidTimeResolution', 'Time resolution must be between %g and %g.', 2/rate, n/rate);
        end
    else
        at = find(n >= [2 64 256 2048 4096 8192 16384], 1, 'last');
        parts = [2 4 8 16 32 64 128];
        if ~isempty(at), long = ceil(n/parts(at)); end
    end
end
overlap = 1 - 1/(2*bins - 1);
if ~isempty(o.OverlapPercent)
    overlap = o.OverlapPercent/100;
    if ~(isnumeric(overlap) && isscalar(overlap) && overlap >= 0 && overlap < 1)
        error('signal:pspectrum:InvalidOverlapPercent', 'Overlap percent must be a real scalar in [0, 100).');
    end
end
end
