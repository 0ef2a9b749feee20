% SPDX-License-Identifier: Apache-2.0
function y = lab2xyz(x, varargin)
% XYZ values of CIE 1976 L*a*b*; option 'WhitePoint' ('d65').
% Example: y = lab2xyz([50 0 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[~, white] = colorOptions('lab2xyz', varargin);
[p, q, r, join] = colorPlanes('lab2xyz', x);
fy = (p + 16)/116;
y = join(white(1)*labInverse(fy + q/500), white(2)*labInverse(fy), white(3)*labInverse(fy - r/200));
end

function t = labInverse(f)
low = f <= 6/29;
t = low.*((116*f - 16)*27/24389) + ~low.*f.^3;
end
