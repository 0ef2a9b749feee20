% SPDX-License-Identifier: Apache-2.0
function checkStates(name, A, B, C, D)
% The four matrices of a state space fit together.
n = size(A, 1);
if size(A, 2) ~= n || size(B, 1) ~= n || size(C, 2) ~= n || ~isequal(size(D), [size(C, 1), size(B, 2)])
    error(['signal:' name ':InvalidDimensions'], 'The dimensions of A, B, C and D do not fit.');
end
end
