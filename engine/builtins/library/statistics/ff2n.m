% SPDX-License-Identifier: Apache-2.0
function D = ff2n(n)
% All combinations of n factors at the levels 0 and 1; the last changes fastest.
% Example: D = ff2n(3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
D = mod(floor((0:2^n - 1).'./2.^(n - 1:-1:0)), 2);
end
