% SPDX-License-Identifier: Apache-2.0
function [a, b] = apart(a, b, left, right)
% Names that both have end with where they are from.
both = intersect(a, b);
a(ismember(a, both)) = strcat(a(ismember(a, both)), '_', left);
b(ismember(b, both)) = strcat(b(ismember(b, both)), '_', right);
end
