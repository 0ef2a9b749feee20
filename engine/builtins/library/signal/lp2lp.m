% SPDX-License-Identifier: Apache-2.0
function varargout = lp2lp(varargin)
% An analogue low pass with the edge 1 with the edge w: [b, a] = lp2lp(b, a, w), or the matrices [A, B, C, D] = lp2lp(A, B, C, D, w).
% Example: [b, a] = lp2lp(1, [1 1], 10)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
count = 1;
w = varargin{end - count + 1};
if nargin == 4 + count
    [b, a] = ss2tf(varargin{1:4});
else
    b = varargin{1}; a = varargin{2};
end
[b, a] = polynomialSubstitution(b, a, [1 0], w);
if nargin == 4 + count
    [varargout{1:4}] = tf2ss(b, a);
else
    varargout = {b, a};
end
end
