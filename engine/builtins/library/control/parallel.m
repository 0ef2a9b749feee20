% SPDX-License-Identifier: Apache-2.0
function sys = parallel(sys1, sys2)
% Two systems with the same input whose outputs are added: sys1 + sys2.
% Example: dcgain(parallel(tf(1, [1 1]), tf(1, [1 2])))
sys = systemSum(sys1, sys2, 1);
end
