% SPDX-License-Identifier: Apache-2.0
function [c, s] = wavedec2(x, n, varargin)
% The wavelet transform of a matrix in n steps: c is a row of the last approximation and, from the last step to the first, horizontal, vertical and
% diagonal details; s has their sizes and that of x, a row each. wavedec2(x, n, name) or (x, n, loD, hiD).
% Example: [c, s] = wavedec2(magic(8), 2, 'haar')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isscalar(n) || n < 1 || n ~= fix(n), error('Wavelet:FunctionArgVal:Invalid_ArgVal', 'The level must be a positive integer.'); end
a = double(x);
c = zeros(1, 0);
s = size(x);
for k = 1:n
    [a, h, v, d] = dwt2(a, varargin{:});
    c = [h(:)', v(:)', d(:)', c];
    s = [size(h); s];
end
c = [a(:)', c];
s = [size(a); s];
end
