% SPDX-License-Identifier: Apache-2.0
function m = mean2(x)
% Mean of all elements, in double.
% Example: m = mean2(magic(4))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
m = sum(x(:), 'double')/numel(x);
end
