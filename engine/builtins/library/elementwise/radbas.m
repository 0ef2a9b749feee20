% SPDX-License-Identifier: Apache-2.0
function a = radbas(n)
% The transfer function exp(-n^2).
% Example: a = radbas([-1 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
a = exp(-n.^2);
end
