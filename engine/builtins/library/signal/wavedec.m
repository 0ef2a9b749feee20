% SPDX-License-Identifier: Apache-2.0
function [c, l] = wavedec(x, n, varargin)
% The wavelet transform of a vector in n steps: c has the last approximation and the details from the last to the first one, l their lengths and that of x.
% wavedec(x, n, name) or (x, n, loD, hiD).
% Example: [c, l] = wavedec(1:8, 2, 'haar')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isscalar(n) || n < 1 || n ~= fix(n), error('Wavelet:wavedec:InvalidLevel', 'The level must be a positive integer.'); end
if ~isvector(x) || ~isnumeric(x), error('Wavelet:wavedec:InvalidInput', 'The input must be a numeric vector.'); end
f = waveletFilters('wavedec', varargin);
a = double(x(:));
c = zeros(0, 1);
l = numel(x);
for k = 1:n
    [a, d] = waveletStep(a, f, 'sym');
    c = [d; c];
    l = [numel(d), l];
end
c = [a; c];
l = [numel(a), l];
if isrow(x), c = c.'; else, l = l.'; end
end
