% SPDX-License-Identifier: Apache-2.0
function x = odeSolve(F, b)
% Solves with a matrix that odeFactor prepared.
if isscalar(F)
    x = F{1}\b;
else
    x = F{2}\(F{1}\b(F{3}));
end
end
