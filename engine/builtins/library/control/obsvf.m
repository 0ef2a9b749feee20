% SPDX-License-Identifier: Apache-2.0
function [Abar, Bbar, Cbar, T, k] = obsvf(A, B, C, varargin)
% The staircase form of a system: the states that no output shows come first. T is orthogonal, Abar = T*A*T', and k has the number of states found
% in each step.
% Example: [Ab, Bb, Cb, T, k] = obsvf([1 1; 4 -2], [1; 1], [1 0]); sum(k)
[a, b, c, T, k] = ctrbf(A', C', B', varargin{:});
[Abar, Bbar, Cbar] = deal(a', c', b');
end
