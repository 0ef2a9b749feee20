% SPDX-License-Identifier: Apache-2.0
function y = xyz2lab(x, varargin)
% CIE 1976 L*a*b* of XYZ values; option 'WhitePoint' ('d65').
% Example: y = xyz2lab([0.5 0.5 0.5])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[~, white] = colorOptions('xyz2lab', varargin);
[p, q, r, join] = colorPlanes('xyz2lab', toFloatImage(x));
p = labCurve(p/white(1));
q = labCurve(q/white(2));
r = labCurve(r/white(3));
y = join(116*q - 16, 500*(p - q), 200*(q - r));
end

function f = labCurve(t)
low = t <= 216/24389;
f = low.*((24389/27*t + 16)/116) + ~low.*nthroot(t, 3);
end
