% SPDX-License-Identifier: Apache-2.0
function v = interp1q(x, y, q)
% Linear interpolation of columns without checks, NaN outside: the old, quick form of interp1.
% Example: v = interp1q([1; 2; 4], [10; 20; 40], 3)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
v = interp1(x(:), y, q(:), 'linear');
if size(v, 1) ~= numel(q), v = v.'; end
end
