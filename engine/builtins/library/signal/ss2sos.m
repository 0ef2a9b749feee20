% SPDX-License-Identifier: Apache-2.0
function [sos, g] = ss2sos(A, B, C, D, input, direction)
% Second-order sections of a state space with one output, see zp2sos.
% Example: sos = ss2sos([0 0.25; 1 0], [1; 0], [0 -0.75], 1)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5, input = 1; end
if nargin < 6, direction = 'up'; end
if ischar(input) || isstring(input)
    direction = input;
    input = 1;
end
[z, p, k] = ss2zp(A, B, C, D, input);
if nargout < 2
    sos = zp2sos(z, p, k, direction);
else
    [sos, g] = zp2sos(z, p, k, direction);
end
end
