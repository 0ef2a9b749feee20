% SPDX-License-Identifier: Apache-2.0
function [a, b] = pairedCodes(s, t, js, jt)
% Codes of the rows of two states by variables js and jt, which can be compared.
a = zeros(s.rows, 0);
b = zeros(t.rows, 0);
for k = 1:numel(js)
    if js(k) == 0, x = s.times; else, x = s.vars{js(k)}; end
    if jt(k) == 0, y = t.times; else, y = t.vars{jt(k)}; end
    try
        [p, q] = sharedCodes(x, y);
    catch
        error('MATLAB:table:join:KeyVarCellMismatch', 'Key variables are of classes %s and %s, which cannot be compared.', class(x), class(y));
    end
    a = [a p];
    b = [b q];
end
end
