% SPDX-License-Identifier: Apache-2.0
function [z, gain] = zero(sys)
% The zeros of a system (of several inputs and outputs its transmission zeros), and its gain.
% Example: z = zero(tf([1 3], [1 3 2]))
s = systemState('zero', sys);
gain = NaN;
if isequal(systemSize(s), [1 1])
    s = asZeros(s);
    z = s.z{1}(:);
    gain = s.k;
else
    z = tzero(sys);
end
end
