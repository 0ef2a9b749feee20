% SPDX-License-Identifier: Apache-2.0
function tf = issiso(sys)
% Has a system one input and one output?
% Example: yes = issiso(tf(1, [1 1]))
tf = isequal(systemSize(systemState('issiso', sys)), [1 1]);
end
