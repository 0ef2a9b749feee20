% SPDX-License-Identifier: Apache-2.0
function [H, w, phase] = zerophase(b, a, varargin)
% Real response of a digital filter without its linear phase, which may be negative, and that phase:
% zerophase(b, a, n), zerophase(b, a, n, 'whole'), zerophase(b, a, n, fs), or at frequencies w. A
% filter of another phase gives the magnitude.
% Example: H = zerophase([1 2 1], 1, 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
b = b(:).';
[R, w] = freqz(b, a, varargin{:});
t = w;
rates = varargin(cellfun(@(v) isnumeric(v) && isscalar(v), varargin));
if numel(rates) > 1, t = 2*pi*w/rates{end}; elseif ~isempty(varargin) && ~isscalar(varargin{1}) && numel(rates) == 1, t = 2*pi*w/rates{1}; end
order = numel(b) - 1;
turned = conj(b(end:-1:1));
tol = eps^(2/3)*max(abs(b));
if any(a(2:end) ~= 0)
    H = abs(R);
    phase = unwrap(angle(R));
elseif max(abs(b - turned)) <= tol
    phase = -t*order/2;
    H = real(R.*exp(-1i*phase));
elseif max(abs(b + turned)) <= tol
    phase = pi/2 - t*order/2;
    H = real(R.*exp(-1i*phase));
else
    H = abs(R);
    phase = unwrap(angle(R));
end
end
