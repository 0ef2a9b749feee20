% SPDX-License-Identifier: Apache-2.0
function [h, p, ci] = studentDecision(d, m, se, t, df, alpha, tail, dim)
% What a t test says of the difference d from m with standard error se.
switch tail
    case 'both'
        p = 2 * tcdf(-abs(t), df);
        half = tinv(1 - alpha / 2, df) .* se;
        ci = cat(dim, d - half, d + half);
    case 'right'
        p = tcdf(-t, df);
        ci = cat(dim, d - tinv(1 - alpha, df) .* se, Inf(size(p)));
    otherwise
        p = tcdf(t, df);
        ci = cat(dim, -Inf(size(p)), d + tinv(1 - alpha, df) .* se);
end
h = cast(p <= alpha, class(p));
h(isnan(p)) = NaN;
end
