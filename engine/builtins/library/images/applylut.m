% SPDX-License-Identifier: Apache-2.0
function y = applylut(bw, lut)
% As bwlookup, in class double.
% Example: y = applylut([0 1 1], makelut(@(x) sum(x(:)) == 1, 3))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = double(bwlookup(bw, lut));
end
