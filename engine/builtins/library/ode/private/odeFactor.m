% SPDX-License-Identifier: Apache-2.0
function F = odeFactor(W)
% A matrix in the form in which odeSolve solves with it many times; a small one is itself.
if issparse(W) || size(W, 1) <= 16
    F = {W};
else
    [L, U, order] = lu(W, 'vector');
    F = {L, U, order};
end
end
