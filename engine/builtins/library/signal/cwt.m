% SPDX-License-Identifier: Apache-2.0
function varargout = cwt(x, varargin)
% The continuous wavelet transform of a vector: [wt, f, coi, fb] = cwt(x, name, fs) with 'morse' (the default), 'amor' or 'bump'. Rows of wt belong to the
% frequencies f, the highest first, in cycles a sample or by the rate fs; coi bounds where the ends matter; a wave of amplitude 1 gives 1. A complex
% signal gives a second page for negative frequencies. Options: VoicesPerOctave (10), FrequencyLimits, WaveletParameters ([3 60] of 'morse'),
% TimeBandwidth, NumOctaves, ExtendSignal (true). Without outputs the magnitude is drawn. Morse wavelets: J. Lilly and S. Olhede, IEEE Trans. SP 57 (2009).
% cwt(x, scales, name) is the older form, by the integral of a wavelet of wavefun: a row of coefficients a scale, [c, f] = cwt(x, scales, name, delta).
% Example: [wt, f] = cwt(cos(2*pi*0.1*(0:63)))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(x) || ~isnumeric(x) || numel(x) < 4, error('Wavelet:cwt:InvalidInput', 'The signal must be a numeric vector of four elements or more.'); end
if any(~isfinite(x)), error('Wavelet:cwt:NonFinite', 'The signal must be finite.'); end
if numel(varargin) > 1 && isnumeric(varargin{1}) && isOlder(varargin{2})
    [varargout{1:max(nargout, 1)}] = older(x, varargin{:});
    return
end
[o, rate, name] = settings(varargin);
n = numel(x);
x = double(x(:))';
w = analyticWavelet(name, o, n);
shown = 1;
if isempty(rate), rate = 1; else, shown = rate; end
pad = 0;
if o.ExtendSignal
    pad = floor(n/2);
    if n > 1e5, pad = ceil(log2(n)); end
end
wide = [fliplr(x(1:pad)), x, fliplr(x(n - pad + 1:n))];
m = numel(wide);
omega = 2*pi*(0:m - 1)/m;
omega(floor(m/2) + 2:end) = omega(floor(m/2) + 2:end) - 2*pi;
response = w.response(w.scales(:).*omega);
wt = ifft(fft(wide).*response, [], 2);
wt = wt(:, pad + (1:n));
if ~isreal(x)
    back = ifft(fft(wide).*w.response(-w.scales(:).*omega), [], 2);
    wt = cat(3, wt, back(:, pad + (1:n)))/2;
end
f = w.centre./(2*pi*w.scales(:))*rate;
at = [1:ceil(n/2), floor(n/2):-1:1]';
coi = min(w.centre*w.deviation/(2*pi)*rate./at, f(1));
if nargout == 0
    drawn(abs(wt(:, :, 1)), f, n, rate, coi, shown ~= 1);
    return
end
fb = struct('Wavelet', name, 'SignalLength', n, 'VoicesPerOctave', o.VoicesPerOctave, 'Scales', w.scales, 'SamplingFrequency', rate, 'WaveletParameters', o.WaveletParameters);
varargout = {wt, f, coi, fb};
end

function tf = isOlder(v)
tf = false;
if ~(ischar(v) || isstring(v)), return, end
tf = ~isempty(regexp(lower(char(v)), '^(haar|db\d+|sym\d+|coif\d|morl|mexh|gaus\d|cmor.*)$', 'once'));
end

function varargout = older(x, scales, name, delta)
[v, at] = intwave(name, 10);
step = at(2) - at(1);
at = at - at(1);
x = double(x(:))';
c = zeros(numel(scales), numel(x));
for k = 1:numel(scales)
    a = scales(k);
    places = min(1 + floor((0:a*at(end))/(a*step)), numel(v));
    if isscalar(places), places = [1 1]; end
    f = fliplr(v(places));
    if ~isreal(f), f = conj(f); end
    y = diff(conv(x, f));
    first = floor((numel(y) - numel(x))/2);
    c(k, :) = -sqrt(a)*y(first + (1:numel(x)));
end
if nargin < 4 || ~isnumeric(delta), delta = 1; end
varargout = {c, scal2frq(scales, name, delta)};
end

function [o, rate, name] = settings(args)
name = 'morse';
rate = [];
o = struct('VoicesPerOctave', 10, 'FrequencyLimits', [], 'WaveletParameters', [3 60], 'TimeBandwidth', [], 'NumOctaves', [], 'ExtendSignal', true, 'PeriodLimits', [], ...
    'FilterBank', []);
k = 1;
while k <= numel(args)
    v = args{k};
    if isnumeric(v) && isscalar(v), rate = double(v); k = k + 1;
    elseif (ischar(v) || isstring(v)) && any(strcmpi(v, {'morse', 'amor', 'bump'})), name = lower(char(v)); k = k + 1;
    elseif (ischar(v) || isstring(v)) && k < numel(args)
        o.(validatestring(v, fieldnames(o), 'cwt')) = args{k + 1};
        k = k + 2;
    else
        error('Wavelet:cwt:UnrecognizedString', 'The arguments of cwt after the signal are a wavelet, a sample rate, and names and values.');
    end
end
if ~isempty(rate) && ~(rate > 0), error('Wavelet:cwt:InvalidRate', 'The sample rate must be positive.'); end
if ~isempty(o.TimeBandwidth), o.WaveletParameters = [3 o.TimeBandwidth]; end
p = o.WaveletParameters;
if strcmp(name, 'morse') && ~(numel(p) == 2 && p(1) >= 1 && p(2) >= p(1) && p(2) <= 120*max(p(1), 1))
    error('Wavelet:cwt:InvalidMorse', 'The parameters of a Morse wavelet are its symmetry and a time-bandwidth product not below it.');
end
if o.VoicesPerOctave < 1 || o.VoicesPerOctave > 48, error('Wavelet:cwt:InvalidVoices', 'VoicesPerOctave must be from 1 to 48.'); end
o.limits = o.FrequencyLimits;
if ~isempty(o.limits)
    if isempty(rate), o.limits = double(o.limits); else, o.limits = double(o.limits)/rate; end
    if numel(o.limits) ~= 2 || o.limits(1) < 0 || o.limits(1) >= o.limits(2)
        error('Wavelet:cwt:InvalidLimits', 'FrequencyLimits must be two frequencies, the lower one first.');
    end
end
end

function drawn(m, f, n, rate, coi, given)
t = (0:n - 1)/rate;
surface(t, f, zeros(size(m)), m, 'EdgeColor', 'none');
set(gca, 'YScale', 'log');
axis tight
hold on
plot(t, max(coi, f(end)), 'w--');
hold off
if given, xlabel('Time (s)'); ylabel('Frequency (Hz)'); else, xlabel('Samples'); ylabel('Normalized Frequency (cycles/sample)'); end
title('Magnitude Scalogram');
colorbar
end
