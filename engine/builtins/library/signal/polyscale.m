% SPDX-License-Identifier: Apache-2.0
function b = polyscale(a, alpha)
% Polynomial with the roots multiplied by alpha.
% Example: b = polyscale([1 -3 2], 0.5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
b = a.*reshape(alpha.^(0:numel(a) - 1), size(a));
end
