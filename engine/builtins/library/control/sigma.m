% SPDX-License-Identifier: Apache-2.0
function [values, w] = sigma(sys, varargin)
% The singular values of a system's frequency response, the largest first, a column a frequency: sigma(sys), sigma(sys, w); without outputs they are drawn.
% Example: s = sigma(tf(1, [1 1]), 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[~, ~, w] = bode(sys, varargin{:});
H = freqresp(sys, w);
n = numel(w);
values = zeros(min(size(H, 1), size(H, 2)), n);
for k = 1:n, values(:, k) = svd(H(:, :, k)); end
if nargout > 0, return, end
semilogx(w, 20*log10(values'));
title('Singular Values');
xlabel('Frequency (rad/s)');
ylabel('Singular Values (dB)');
grid('on');
clear values
end
