% SPDX-License-Identifier: Apache-2.0
function x = idst(y, varargin)
% Inverse of the discrete sine transform.
% Example: x = idst(dst([1 2 3]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = dst(y, varargin{:});
n = size(x, 1);
if isrow(x), n = numel(x); end
x = x*(2/(n + 1));
end
