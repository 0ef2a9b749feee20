% SPDX-License-Identifier: Apache-2.0
function s = std2(x)
% Standard deviation of all elements, in double.
% Example: s = std2(magic(4))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = std(double(x(:)));
end
