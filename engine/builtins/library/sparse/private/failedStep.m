% SPDX-License-Identifier: Apache-2.0
function flag = failedStep(z)
% Why an iterative solver cannot go on: its preconditioner (2) or its own numbers (4).
flag = 2 + 2*all(isfinite(z));
end
