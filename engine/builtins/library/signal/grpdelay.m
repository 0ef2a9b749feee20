% SPDX-License-Identifier: Apache-2.0
function [g, w] = grpdelay(b, a, n, varargin)
% Group delay in samples of b/a at n (512) frequencies over the upper half circle ('whole': the circle), or at the frequencies of a vector;
% a sampling rate gives hertz.
% Example: g = grpdelay([1 2 1], 1, 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
if nargin < 3 || isempty(n), n = 512; end
whole = false;
rate = [];
for k = 1:numel(varargin)
    if ischar(varargin{k}) || isstring(varargin{k}), whole = strcmpi(varargin{k}, 'whole'); else, rate = varargin{k}; end
end
if isscalar(n)
    w = (0:n - 1)'*(pi*(1 + whole)/n);
else
    w = n(:);
    if ~isempty(rate), w = w*(2*pi/rate); end
end
a = a(:).';
b = b(:).';
% The delay of b/a is that of the convolution of b and the turned a, less the order of a.
c = conv(b, conj(a(end:-1:1)));
z = exp(-1i*w);
k = 0:numel(c) - 1;
value = (z.^k)*c.';
slope = (z.^k)*(c.*k).';
small = abs(value) < 10*eps;
g = real(slope./(value + small)).*~small - (numel(a) - 1);
if ~isempty(rate), w = w*(rate/(2*pi)); end
if nargout == 0
    plotResponse(w, g, ~isempty(rate), 'Group delay (samples)')
    clear g
end
end
