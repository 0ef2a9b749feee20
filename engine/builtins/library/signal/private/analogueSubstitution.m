% SPDX-License-Identifier: Apache-2.0
function parts = analogueSubstitution(filter, over, under)
% A filter {b, a} or {A, B, C, D} at s = over/under, in the same form.
asMatrices = numel(filter) == 4;
if asMatrices
    [b, a] = ss2tf(filter{:});
else
    [b, a] = filter{1:2};
end
[b, a] = polynomialSubstitution(b, a, over, under);
if asMatrices
    [A, B, C, D] = tf2ss(b, a);
    parts = {A, B, C, D};
else
    parts = {b, a};
end
end
