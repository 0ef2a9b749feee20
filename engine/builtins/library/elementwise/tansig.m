% SPDX-License-Identifier: Apache-2.0
function a = tansig(n)
% The transfer function 2/(1 + exp(-2*n)) - 1, which is tanh.
% Example: a = tansig([-1 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
a = 2./(1 + exp(-2*n)) - 1;
end
