% SPDX-License-Identifier: Apache-2.0
function [A, B, C, D] = ord2(w, z)
% The system 1/(s^2 + 2*z*w*s + w^2) of natural frequency w and damping z: its numerator and
% denominator, or its matrices for four outputs.
% Example: [num, den] = ord2(2, 0.5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargout > 2
    A = [0 1; -w^2, -2*z*w];
    B = [0; 1];
    C = [1 0];
    D = 0;
else
    A = 1;
    B = [1, 2*z*w, w^2];
end
end
