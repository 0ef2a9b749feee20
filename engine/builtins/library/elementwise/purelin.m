% SPDX-License-Identifier: Apache-2.0
function a = purelin(n)
% The transfer function n.
% Example: a = purelin([-1 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
a = n;
end
