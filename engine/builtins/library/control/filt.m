% SPDX-License-Identifier: Apache-2.0
function sys = filt(num, den, varargin)
% A filter as a transfer function in powers of z^-1: filt(num, den), filt(num, den, Ts).
% Example: H = filt([1 0.5], [1 -0.5 0.2]); pole(H)
if nargin < 2, den = 1; end
Ts = -1;
if numel(varargin) > 0 && isnumeric(varargin{1}), Ts = varargin{1}; varargin(1) = []; end
sys = tf(num, den, Ts, 'Variable', 'z^-1', varargin{:});
end
