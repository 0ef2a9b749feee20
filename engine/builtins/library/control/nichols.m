% SPDX-License-Identifier: Apache-2.0
function [magnitude, phase, w] = nichols(varargin)
% The frequency response of a system as gain over phase: [magnitude, phase, w] as of bode; without outputs the chart is drawn, in decibels over degrees.
% Example: [m, p] = nichols(tf(1, [1 1]), 1)
[magnitude, phase, w] = bode(varargin{:});
if nargout > 0, return, end
n = numel(w);
plot(reshape(phase, [], n)', 20*log10(reshape(magnitude, [], n))');
title('Nichols Chart');
xlabel('Open-Loop Phase (deg)');
ylabel('Open-Loop Gain (dB)');
grid('on');
clear magnitude
end
