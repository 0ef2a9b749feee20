% SPDX-License-Identifier: Apache-2.0
function a = logsig(n)
% The transfer function 1/(1 + exp(-n)).
% Example: a = logsig([-1 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
a = 1./(1 + exp(-n));
end
