% SPDX-License-Identifier: Apache-2.0
function [gpeak, fpeak] = getPeakGain(sys, varargin)
% The greatest gain of a system over all frequencies and the frequency at which it is: getPeakGain(sys, tol, fband) looks in a band of frequencies.
% Example: [g, f] = getPeakGain(tf(1, [1 0.2 1]))
s = systemState('getPeakGain', sys);
band = [0 Inf];
if numel(varargin) > 1, band = varargin{2}; end
w = [0; reshape(frequencyGrid(s, 4000), [], 1)];
w = unique(min(max(w, band(1)), band(2)));
gain = arrayfun(@(x) norm(freqresp(sys, x)), w);
[gpeak, at] = max(gain);
fpeak = w(at);
if ~isfinite(gpeak) || at == 1 || at == numel(w), return, end
[x, g] = fminbnd(@(x) -norm(freqresp(sys, x)), w(at - 1), w(at + 1), optimset('TolX', 1e-10*w(at)));
if -g > gpeak, [gpeak, fpeak] = deal(-g, x); end
end
