% SPDX-License-Identifier: Apache-2.0
function [A, B] = sampled(A, B, dt)
% A system whose input is held for steps of dt.
n = size(A, 1);
M = expm([A B; zeros(size(B, 2), n + size(B, 2))]*dt);
[A, B] = deal(M(1:n, 1:n), M(1:n, n + 1:end));
end
