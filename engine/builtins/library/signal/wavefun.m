% SPDX-License-Identifier: Apache-2.0
function varargout = wavefun(name, steps)
% The functions of a wavelet on a fine grid: [phi, psi, x] = wavefun(name, steps) of those that have filters (haar, dbN, symN, coifN), approached by steps
% (8) doublings, [psi, x] of 'morl', 'mexh', 'gausN' and 'cmorFB-FC', at 2^steps points.
% Example: [phi, psi, x] = wavefun('haar', 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, steps = 8; end
if ~isscalar(steps) || steps < 1 || steps ~= fix(steps), error('Wavelet:FunctionArgVal:Invalid_ArgVal', 'The number of iterations must be a positive integer.'); end
[psi, x, phi] = waveletFunction('wavefun', name, steps);
if isempty(phi), varargout = {psi, x}; else, varargout = {phi, psi, x}; end
end
