% SPDX-License-Identifier: Apache-2.0
function axes = rotationAxes(name, sequence)
% The axes 1, 2, 3 of a sequence such as 'ZYX'.
known = {'ZYX', 'ZYZ', 'XYZ', 'ZXY', 'ZXZ', 'YXY', 'YZX', 'YXZ', 'YZY', 'XYX', 'XZY', 'XZX'};
sequence = validatestring(sequence, known, name, 'axis sequence');
axes = sequence - 'X' + 1;
end
