% SPDX-License-Identifier: Apache-2.0
function d = designfilt(response, varargin)
% A digital filter of that response by what is asked of it: 'lowpassfir', 'lowpassiir', 'highpass...', 'bandpass...' and 'bandstop...' (whose
% frequencies end in 1 and 2), 'differentiatorfir', 'hilbertfir', 'arbmagfir'. Names and values, for fir: FilterOrder and CutoffFrequency (method
% window, with Window), FilterOrder, PassbandFrequency and StopbandFrequency (equiripple, ls, with PassbandWeight and StopbandWeight), or
% frequencies with PassbandRipple and StopbandAttenuation for the least order (equiripple, kaiserwin); for iir: FilterOrder with
% HalfPowerFrequency (butter), PassbandFrequency and PassbandRipple (cheby1), StopbandFrequency and StopbandAttenuation (cheby2),
% PassbandFrequency and both (ellip), or frequencies, ripple and attenuation for the least order (DesignMethod butter, cheby1, cheby2, ellip).
% SampleRate (2: 1 is half of it). filter, filtfilt, freqz, phasez, grpdelay, impz, stepz, zplane, tf, zpk, filtord, isstable, isfir, info take it;
% Coefficients are taps or second-order sections.
% Example: d = designfilt('lowpassiir', 'FilterOrder', 2, 'HalfPowerFrequency', 0.3); y = filter(d, [1 0 0 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
bands = {'lowpass', 'highpass', 'bandpass', 'bandstop'};
list = [strcat(bands, 'fir'), strcat(bands, 'iir'), {'differentiatorfir', 'hilbertfir', 'arbmagfir'}];
response = validatestring(response, list, 'designfilt');
if mod(numel(varargin), 2) == 1
    error('signal:designfilt:incompletePairs', 'Parameters of designfilt come as names and values.');
end
band = response(1:end - 3);
kind = response(end - 2:end);
v = collected(varargin, band);
half = v.SampleRate/2;
method = lower(char(v.DesignMethod));
q = @(name) frequency(v, name, band, half);
[wp, ws, wc, wh] = deal(q('PassbandFrequency'), q('StopbandFrequency'), q('CutoffFrequency'), q('HalfPowerFrequency'));
rp = numbers(v, 'PassbandRipple', strcmp(band, 'bandstop'));
rs = numbers(v, 'StopbandAttenuation', strcmp(band, 'bandpass'));
n = v.FilterOrder;
if ~isempty(n) && ~(isnumeric(n) && isscalar(n) && n > 0 && n == fix(n))
    error('signal:designfilt:invalidOrder', 'FilterOrder must be a positive integer.');
end
if any(strcmp(band, {'differentiator', 'hilbert', 'arbmag'}))
    [c, method] = special(band, v, n, wp, ws, half, method);
elseif strcmp(kind, 'iir')
    [c, method, n] = recursive(band, n, wp, ws, wh, rp, rs, method);
else
    [c, method] = taps(band, v, n, wp, ws, wc, rp, rs, method);
end
d = digitalFilterObject(band, kind, method, c, v);
end

function v = collected(args, band)
v = struct('FilterOrder', [], 'DesignMethod', '', 'SampleRate', 2, 'Window', [], 'MatchExactly', '', 'ScalePassband', true, 'TransitionWidth', [], ...
    'Frequencies', [], 'Amplitudes', []);
names = {'PassbandFrequency', 'StopbandFrequency', 'CutoffFrequency', 'HalfPowerFrequency', 'PassbandRipple', 'StopbandAttenuation', 'PassbandWeight', 'StopbandWeight'};
paired = strncmp(band, 'band', 4);
for name = names
    ends = {''};
    if paired, ends = {'', '1', '2'}; end
    for k = 1:numel(ends), v.([name{1} ends{k}]) = []; end
end
all = fieldnames(v);
for k = 1:2:numel(args)
    at = find(strcmpi(all, char(args{k})), 1);
    if isempty(at), at = find(strncmpi(all, char(args{k}), numel(char(args{k})))); end
    if numel(at) ~= 1, error('signal:designfilt:invalidParam', 'Invalid parameter name ''%s''.', char(args{k})); end
    v.(all{at}) = args{k + 1};
end
if ~(isnumeric(v.SampleRate) && isscalar(v.SampleRate) && v.SampleRate > 0)
    error('signal:designfilt:invalidSampleRate', 'SampleRate must be a positive number.');
end
end

function w = frequency(v, name, band, half)
w = numbers(v, name, strncmp(band, 'band', 4))/half;
if any(w <= 0 | w >= 1)
    error('signal:designfilt:invalidFrequency', '%s must be between 0 and half of the sample rate, %g.', name, half);
end
if numel(w) == 2 && w(1) >= w(2), error('signal:designfilt:invalidFrequency', '%s1 must be below %s2.', name, name); end
end

function x = numbers(v, name, paired)
x = [];
if isfield(v, [name '1']) && paired && ~isempty(v.([name '1'])), x = [v.([name '1']), v.([name '2'])];
elseif isfield(v, name), x = v.(name); end
x = double(x);
end

function [sos, method, n] = recursive(band, n, wp, ws, wh, rp, rs, method)
type = struct('lowpass', 'low', 'highpass', 'high', 'bandpass', 'bandpass', 'bandstop', 'stop').(band);
if ~isempty(n)
    if ~isempty(wh), kind = 'butter'; w = wh;
    elseif ~isempty(wp) && ~isempty(rp) && ~isempty(rs), kind = 'ellip'; w = wp;
    elseif ~isempty(wp) && ~isempty(rp), kind = 'cheby1'; w = wp;
    elseif ~isempty(ws) && ~isempty(rs), kind = 'cheby2'; w = ws;
    else, notEnough(); end
    if ~isempty(method) && ~strcmp(method, kind), error('signal:designfilt:invalidMethod', 'The design method of these specifications is ''%s''.', kind); end
    method = kind;
    if numel(w) == 2
        if mod(n, 2) == 1, error('signal:designfilt:invalidOrder', 'The order of a filter of a band must be even.'); end
        n = n/2;
    end
    [rp, rs] = deal(min([rp, Inf]), max([rs, 0]));
else
    if isempty(wp) || isempty(ws) || isempty(rp) || isempty(rs), notEnough(); end
    ordered(band, wp, ws);
    [rp, rs] = deal(min(rp), max(rs));
    if isempty(method), method = 'butter'; end
    switch validatestring(method, {'butter', 'cheby1', 'cheby2', 'ellip'}, 'designfilt', 'DesignMethod')
        case 'butter', [n, w] = buttord(wp, ws, rp, rs);
        case 'cheby1', [n, w] = cheb1ord(wp, ws, rp, rs);
        case 'cheby2', [n, w] = cheb2ord(wp, ws, rp, rs);
        otherwise, [n, w] = ellipord(wp, ws, rp, rs);
    end
end
switch method
    case 'butter', [z, p, k] = butter(n, w, type);
    case 'cheby1', [z, p, k] = cheby1(n, rp, w, type);
    case 'cheby2', [z, p, k] = cheby2(n, rs, w, type);
    otherwise, [z, p, k] = ellip(n, rp, rs, w, type);
end
sos = zp2sos(z, p, k);
end

function [b, method] = taps(band, v, n, wp, ws, wc, rp, rs, method)
type = struct('lowpass', 'low', 'highpass', 'high', 'bandpass', 'bandpass', 'bandstop', 'stop').(band);
if ~isempty(n) && ~isempty(wc)
    if isempty(method), method = 'window'; end
    validatestring(method, {'window'}, 'designfilt', 'DesignMethod');
    n = n + (mod(n, 2) == 1 && any(strcmp(band, {'highpass', 'bandstop'})));
    win = windowOf(v.Window, n + 1);
    scaled = {'scale', 'noscale'};
    b = fir1(n, wc, type, win, scaled{2 - logical(v.ScalePassband)});
    return
end
if isempty(wp) || isempty(ws), notEnough(); end
ordered(band, wp, ws);
switch band
    case 'lowpass', f = [wp ws]; a = [1 0];
    case 'highpass', f = [ws wp]; a = [0 1];
    case 'bandpass', f = [ws(1) wp ws(2)]; a = [0 1 0];
    otherwise, f = [wp(1) ws wp(2)]; a = [1 0 1];
end
F = [0 f 1];
A = repelem(a, 2);
if ~isempty(n)
    if isempty(method), method = 'equiripple'; end
    weight = weights(v, a);
    switch validatestring(method, {'equiripple', 'ls'}, 'designfilt', 'DesignMethod')
        case 'equiripple', b = firpm(n, F, A, weight);
        otherwise, b = firls(n, F, A, weight);
    end
    return
end
if isempty(rp) || isempty(rs), notEnough(); end
dev = zeros(size(a));
dev(a == 1) = (10.^(rp/20) - 1)./(10.^(rp/20) + 1);
dev(a == 0) = 10.^(-rs/20);
if isempty(method), method = 'equiripple'; end
if strcmp(validatestring(method, {'equiripple', 'kaiserwin'}, 'designfilt', 'DesignMethod'), 'kaiserwin')
    [n, w, beta, kind] = kaiserord(f, a, dev);
    n = n + (mod(n, 2) == 1 && a(end) == 1);
    b = fir1(n, w, kind, kaiser(n + 1, beta), 'noscale');
    return
end
b = leastOrder(f, a, dev, F, A);
end

function b = leastOrder(f, a, dev, F, A)
% From the estimated order up until the deviations are kept, or down as long as they are.
step = 1 + (a(end) == 1);
n = max(firpmord(f, a, dev), 3);
n = n + mod(n, step);
[b, kept] = tried(n, f, a, dev, F, A);
if kept
    while n > 3 + step
        [next, kept] = tried(n - step, f, a, dev, F, A);
        if ~kept, return, end
        b = next;
        n = n - step;
    end
    return
end
for k = 1:50
    n = n + step;
    [b, kept] = tried(n, f, a, dev, F, A);
    if kept, return, end
end
error('signal:designfilt:noConvergence', 'No filter that keeps the specifications was found.');
end

function [b, kept] = tried(n, f, a, dev, F, A)
[b, e] = firpm(n, F, A, max(dev)./dev);
kept = e <= max(dev)*(1 + 1e-6);
end

function w = weights(v, a)
w = ones(size(a));
for k = 1:numel(a)
    if a(k) == 1, name = 'PassbandWeight'; else, name = 'StopbandWeight'; end
    at = nnz(a(1:k) == a(k));
    if isfield(v, sprintf('%s%d', name, at)) && ~isempty(v.(sprintf('%s%d', name, at))), w(k) = v.(sprintf('%s%d', name, at));
    elseif ~isempty(v.(name)), w(k) = v.(name); end
end
end

function w = windowOf(given, n)
if isempty(given), w = hamming(n);
elseif isnumeric(given), w = given;
elseif iscell(given), w = window(str2func(char(given{1})), n, given{2:end});
elseif isa(given, 'function_handle'), w = given(n);
else, w = window(str2func(char(given)), n); end
if numel(w) ~= n, error('signal:designfilt:invalidWindow', 'The window must have %d elements.', n); end
end

function [b, method] = special(band, v, n, wp, ws, half, method)
if isempty(n), notEnough(); end
if isempty(method), method = 'equiripple'; end
method = validatestring(method, {'equiripple', 'ls'}, 'designfilt', 'DesignMethod');
switch band
    case 'differentiator'
        top = 1 - (mod(n, 2) == 0)*0.1;
        F = [0 top];
        A = [0 top*pi];
        if ~isempty(wp)
            if isempty(ws), notEnough(); end
            F = [0 wp ws 1];
            A = [0 wp*pi 0 0];
        end
        if strcmp(method, 'ls'), error('signal:designfilt:invalidMethod', 'Differentiators are designed by ''equiripple''.'); end
        b = firpm(n, F, A, 'differentiator');
    case 'hilbert'
        if isempty(v.TransitionWidth), notEnough(); end
        t = v.TransitionWidth/half;
        F = [t/2, 1 - t/2];
        if mod(n, 2) == 1, F(2) = 1; end
        if strcmp(method, 'ls'), error('signal:designfilt:invalidMethod', 'Hilbert transformers are designed by ''equiripple''.'); end
        b = firpm(n, F, [1 1], 'hilbert');
    otherwise
        f = double(v.Frequencies(:))'/half;
        a = double(v.Amplitudes(:))';
        if isempty(f) || numel(f) ~= numel(a), notEnough(); end
        if f(1) ~= 0 || abs(f(end) - 1) > 1e-12 || any(diff(f) < 0)
            error('signal:designfilt:invalidFrequency', 'Frequencies must rise from 0 to half of the sample rate.');
        end
        f(end) = 1;
        b = fir2(n, f, a);
        method = 'freqsamp';
end
end

function ordered(band, wp, ws)
switch band
    case 'lowpass', right = wp < ws;
    case 'highpass', right = ws < wp;
    case 'bandpass', right = ws(1) < wp(1) && wp(2) < ws(2);
    otherwise, right = wp(1) < ws(1) && ws(2) < wp(2);
end
if ~right
    error('signal:designfilt:invalidFrequencyOrder', 'The edges of pass bands and stop bands do not follow each other as a %s filter has them.', band);
end
end

function notEnough()
error('signal:designfilt:invalidParamSet', 'The set of parameters you have specified is not valid for this response. See the help of designfilt for those that are.');
end
