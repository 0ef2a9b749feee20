% SPDX-License-Identifier: Apache-2.0
function out = csapi(x, y, xx)
% Cubic spline through (x, y) without a knot at the second and the last but one point: a piecewise
% polynomial, or its values at xx.
% Example: v = csapi(0:4, (0:4).^3, 2.5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if iscell(x), error('SPLINES:CSAPI:onlyunivariate', 'Only functions of one variable are supported.'); end
[x, y] = averagedSites('csapi', x, y);
out = spline(x, y);
if nargin > 2, out = fnval(out, xx); end
end
