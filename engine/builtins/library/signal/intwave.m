% SPDX-License-Identifier: Apache-2.0
function [v, x] = intwave(name, steps)
% The integral of a wavelet from where its support begins, on the grid that wavefun has for steps (8).
% Example: v = intwave('mexh', 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, steps = 8; end
[psi, x] = waveletFunction('intwave', name, steps);
v = cumsum(psi)*(x(2) - x(1));
end
