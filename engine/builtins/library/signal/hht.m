% SPDX-License-Identifier: Apache-2.0
function [hs, f, t, frequency, energy] = hht(imf, varargin)
% The Hilbert spectrum of modes (columns, as emd gives them): [hs, f, t, frequency, energy] = hht(imf, fs): a sparse matrix of the energy at frequencies f
% and times t, and the frequency and energy of each mode at each time. Options: FrequencyLimits ([0 fs/2]), FrequencyResolution (a hundredth of them),
% MinThreshold (-Inf, decibels under the largest). Without outputs the spectrum is drawn.
% Example: t = (0:199)'/200; [hs, f, ~, frequency] = hht(cos(2*pi*20*t), 200)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
rate = 2*pi;
if ~isempty(args) && isnumeric(args{1})
    if ~isempty(args{1}), rate = double(args{1}); end
    args(1) = [];
end
if ~isscalar(rate) || rate <= 0, error('signal:hht:InvalidRate', 'The sample rate must be positive.'); end
o = struct('FrequencyLimits', [0 rate/2], 'FrequencyResolution', [], 'MinThreshold', -Inf, 'FrequencyLocation', 'yaxis');
for k = 1:2:numel(args) - 1, o.(validatestring(args{k}, fieldnames(o), 'hht')) = args{k + 1}; end
if isrow(imf), imf = imf(:); end
n = size(imf, 1);
z = hilbert(imf);
energy = abs(z).^2;
phase = unwrap(angle(z), [], 1);
% Slopes of the phase, central within.
slope = [phase(2, :) - phase(1, :); (phase(3:end, :) - phase(1:end - 2, :))/2; phase(end, :) - phase(end - 1, :)];
frequency = rate/(2*pi)*slope;
step = o.FrequencyResolution;
limits = o.FrequencyLimits;
if isempty(step), step = diff(limits)/100; end
count = floor(diff(limits)/step + 1e-9) + 1;
f = limits(1) + (0:count - 1)'*step;
t = (0:n - 1)'/rate;
bin = round((frequency - limits(1))/step) + 1;
column = repmat((1:n)', 1, size(imf, 2));
used = bin >= 1 & bin <= count & energy > max(energy(:))*10^(o.MinThreshold/10);
hs = sparse(bin(used), column(used), energy(used), count, n);
if nargout == 0
    surface(t, f, zeros(count, n), full(hs), 'EdgeColor', 'none');
    axis tight
    xlabel('Time'); ylabel('Frequency'); title('Hilbert Spectrum');
    colorbar
    clear hs
end
end
