% SPDX-License-Identifier: Apache-2.0
function [pxx, f, rbw, harmonics, aliased] = distortionSpectrum(name, x, args)
% The arguments of thd, snr, sinad and sfdr as a density without its constant part: of a signal
% (fs, count) under a Kaiser window, of a density (f, count, 'psd') or of a power spectrum (f, rbw,
% count, 'power').
kind = 'time';
aliased = false;
words = cellfun(@(a) ischar(a) || isstring(a), args);
for word = args(words)
    switch lower(char(word{1}))
        case {'psd', 'power'}, kind = lower(char(word{1}));
        case 'aliased', aliased = true;
        case 'omitaliases', aliased = false;
        otherwise
            error(['signal:' name ':UnrecognizedFlag'], 'Unrecognized option ''%s''.', char(word{1}));
    end
end
args = args(~words);
args(end + 1:3) = {[]};
if ~isnumeric(x) || ~isvector(x) || isscalar(x)
    error(['MATLAB:' name ':expectedVector'], 'Expected input to be a vector.');
elseif ~isreal(x)
    error(['MATLAB:' name ':expectedReal'], 'Expected input to be real.');
elseif ~all(isfinite(x))
    error(['MATLAB:' name ':expectedFinite'], 'Expected input to be finite.');
end
x = double(x(:));
harmonics = args{2};
if strcmp(kind, 'time')
    fs = args{1};
    if isempty(fs), fs = 1; end
    if ~(isnumeric(fs) && isscalar(fs) && isreal(fs) && fs > 0)
        error(['MATLAB:' name ':expectedPositive'], 'Expected Fs to be positive.');
    end
    n = numel(x);
    w = kaiser(n, 38);
    [pxx, f] = periodogram(x - mean(x), w, n, double(fs));
    rbw = enbw(w, double(fs));
else
    f = double(args{1}(:));
    if numel(f) ~= numel(x)
        error(['signal:' name ':FreqAndPsdMismatch'], 'Expected the frequencies to have one element for each of the spectrum.');
    elseif f(1) ~= 0
        error(['signal:' name ':MustBeOneSided'], 'The spectrum must be one-sided.');
    end
    pxx = x;
    rbw = mean(diff(f));
    if strcmp(kind, 'power')
        rbw = args{2};
        harmonics = args{3};
        pxx = pxx/rbw;
    end
end
if isempty(harmonics), harmonics = 6; end
% What falls from frequency 0 belongs to the mean.
last = 1;
while last < numel(pxx) && pxx(last + 1) < pxx(last), last = last + 1; end
if last < numel(pxx), pxx(1:last) = 0; end
end
