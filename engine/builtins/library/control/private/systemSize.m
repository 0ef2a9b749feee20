% SPDX-License-Identifier: Apache-2.0
function n = systemSize(s)
% Outputs and inputs.
switch s.kind
    case 'tf', n = size(s.num);
    case 'zpk', n = size(s.k);
    otherwise, n = size(s.D);
end
end
