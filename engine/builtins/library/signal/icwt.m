% SPDX-License-Identifier: Apache-2.0
function x = icwt(wt, varargin)
% The signal, without its mean, whose transform cwt gave: icwt(wt), icwt(wt, name), and f and a pair of frequencies behind them for the part between
% those; SignalMean is added, VoicesPerOctave (10) and WaveletParameters must be those of cwt. Morlet's formula of one integral over the scales.
% Example: t = 0:127; x = icwt(cwt(cos(2*pi*0.1*t)))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
name = 'morse';
f = [];
range = [];
o = struct('VoicesPerOctave', 10, 'WaveletParameters', [3 60], 'TimeBandwidth', [], 'SignalMean', 0, 'limits', [], 'NumOctaves', []);
k = 1;
while k <= numel(varargin)
    v = varargin{k};
    if isnumeric(v) && isempty(v), k = k + 1;
    elseif isnumeric(v) && numel(v) == size(wt, 1) && isempty(f), f = v(:); k = k + 1;
    elseif isnumeric(v) && numel(v) == 2, range = v; k = k + 1;
    elseif any(strcmpi(v, {'morse', 'amor', 'bump'})), name = lower(char(v)); k = k + 1;
    else
        o.(validatestring(v, {'VoicesPerOctave', 'WaveletParameters', 'TimeBandwidth', 'SignalMean'}, 'icwt')) = varargin{k + 1};
        k = k + 2;
    end
end
if ~isempty(o.TimeBandwidth), o.WaveletParameters = [3 o.TimeBandwidth]; end
if ~isempty(range)
    if isempty(f), error('Wavelet:icwt:FrequenciesMissing', 'A range of frequencies wants the frequencies of the transform before it.'); end
    wt(f < range(1) | f > range(2), :, :) = 0;
end
w = analyticWavelet(name, o, size(wt, 2));
% The integral of the response over the logarithm of frequencies; of a real signal the transform has half of it.
u = linspace(log(w.centre) - 12, log(w.centre) + 3, 6001);
c = sum(w.response(exp(u)))*(u(2) - u(1));
x = sum(wt, 1)*(log(2)/o.VoicesPerOctave/c);
if size(wt, 3) == 1, x = 2*real(x); else, x = 2*sum(x, 3); end
x = x + o.SignalMean;
end
