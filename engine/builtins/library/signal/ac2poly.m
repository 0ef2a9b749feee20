% SPDX-License-Identifier: Apache-2.0
function [a, e] = ac2poly(r)
% Prediction polynomial of an autocorrelation sequence, and its error.
% Example: a = ac2poly([5 -2 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, e] = levinson(r);
end
