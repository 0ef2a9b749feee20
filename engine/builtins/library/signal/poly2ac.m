% SPDX-License-Identifier: Apache-2.0
function r = poly2ac(a, e)
% Autocorrelation sequence of a prediction polynomial with the error e.
% Example: r = poly2ac([1 0.5 0.25], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
r = rlevinson(a, e);
end
