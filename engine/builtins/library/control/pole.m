% SPDX-License-Identifier: Apache-2.0
function p = pole(sys)
% The poles of a system.
% Example: p = pole(tf(1, [1 3 2]))
s = systemState('pole', sys);
switch s.kind
    case 'ss', p = eig(s.A);
    case 'tf'
        p = zeros(0, 1);
        for k = 1:numel(s.den), p = [p; roots(s.den{k})]; end
    otherwise, p = vertcat(s.p{:});
end
end
