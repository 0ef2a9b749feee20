% SPDX-License-Identifier: Apache-2.0
function [a, d] = swt(x, n, varargin)
% The wavelet transform of a vector in n steps without leaving out samples: with one output a row of details of each level and, last, the approximation;
% with two, rows of approximations and of details. The length must be a multiple of 2^n; swt(x, n, name) or (x, n, loD, hiD).
% Example: [a, d] = swt(1:8, 2, 'haar')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(x) || ~isnumeric(x), error('Wavelet:FunctionInput:InvVect', 'The input must be a numeric vector.'); end
len = numel(x);
if ~isscalar(n) || n < 1 || n ~= fix(n) || mod(len, 2^n) ~= 0
    error('Wavelet:swt:LengthPower', 'The level must be a positive integer n, and 2^n must divide the length of the signal, %d.', len);
end
f = waveletFilters('swt', varargin);
[lo, hi] = deal(f.loD(:)', f.hiD(:)');
a = zeros(n, len);
d = zeros(n, len);
x = double(x(:))';
for k = 1:n
    half = numel(lo)/2;
    at = mod((1 - half:len + half) - 1, len) + 1;
    wide = x(at);
    m = numel(lo);
    y = conv(wide, hi);
    d(k, :) = y(m + (1:len));
    y = conv(wide, lo);
    a(k, :) = y(m + (1:len));
    x = a(k, :);
    lo = reshape([lo; zeros(1, m)], 1, []);
    hi = reshape([hi; zeros(1, m)], 1, []);
end
if nargout < 2, a = [d; a(n, :)]; end
end
