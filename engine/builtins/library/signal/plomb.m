% SPDX-License-Identifier: Apache-2.0
function [p, f] = plomb(x, t, f, varargin)
% Power spectral density of samples at any times by Lomb and Scargle: plomb(x, t, f); t may be the sampling rate, and f is
% made where it is not given. 'power' gives power, 'normalized' the classical periodogram.
% Example: [p, f] = plomb(sin((1:32)/2), 1:32)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = x(:);
n = numel(x);
if nargin < 2 || isempty(t), t = 1; end
if isscalar(t), t = (0:n - 1)'/t; end
t = t(:);
known = ~isnan(x) & ~isnan(t);
x = x(known); t = t(known);
n = numel(x);
kind = 'psd';
if nargin > 2 && (ischar(f) || isstring(f)), varargin = [{f}, varargin]; f = []; end
if ~isempty(varargin), kind = validatestring(varargin{end}, {'psd', 'power', 'normalized'}, 'plomb'); end
length_ = (max(t) - min(t))*n/(n - 1);
if nargin < 3 || isempty(f), f = (1:2*n)'/(4*length_); end
f = f(:);
x = x - mean(x);
w = 2*pi*f;
delay = atan2(sum(sin(2*w*t'), 2), sum(cos(2*w*t'), 2))./(2*w);
c = cos(w.*(t' - delay));
s = sin(w.*(t' - delay));
sine = (s*x).^2./sum(s.^2, 2);
sine(sum(s.^2, 2) < n*eps) = 0;
p = ((c*x).^2./sum(c.^2, 2) + sine)/2;
p(f == 0) = 0;
switch kind
    case 'psd', p = p*2*length_/n;
    case 'power', p = p*2/n;
    case 'normalized', p = p/var(x);
end
end
