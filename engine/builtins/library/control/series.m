% SPDX-License-Identifier: Apache-2.0
function sys = series(sys1, sys2, outputs, inputs)
% The first system before the second: sys2*sys1; series(sys1, sys2, outputs, inputs) joins these outputs of the first with these inputs.
% Example: pole(series(tf(1, [1 1]), tf(1, [1 2])))
if nargin == 2
    sys = systemProduct(sys2, sys1);
else
    a = makeSystem(systemState('series', sys1));
    b = makeSystem(systemState('series', sys2));
    sys = systemProduct(b(1:end, inputs), a(outputs, 1:end));
end
end
