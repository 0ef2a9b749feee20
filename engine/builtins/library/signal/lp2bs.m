% SPDX-License-Identifier: Apache-2.0
function varargout = lp2bs(varargin)
% An analogue low pass with the edge 1 made a band stop with the centre w and the given width: [b, a] = lp2bs(b, a, w, width), or the matrices [A, B, C, D] = lp2bs(A, B, C, D, w, width).
% Example: [b, a] = lp2bs(1, [1 1], 10, 2)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
count = 2;
w = varargin{end - count + 1};
width = varargin{end};
if nargin == 4 + count
    [b, a] = ss2tf(varargin{1:4});
else
    b = varargin{1}; a = varargin{2};
end
[b, a] = polynomialSubstitution(b, a, [width 0], [1 0 w^2]);
if nargin == 4 + count
    [varargout{1:4}] = tf2ss(b, a);
else
    varargout = {b, a};
end
end
