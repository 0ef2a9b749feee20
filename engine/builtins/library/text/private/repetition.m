% SPDX-License-Identifier: Apache-2.0
function q = repetition(counts)
% The quantifier of a regular expression: [] one or more, n, or [least most].
switch numel(counts)
    case 0, q = '+';
    case 1, q = sprintf('{%d}', counts);
    otherwise
        if counts(2) < counts(1), error('MATLAB:pattern:InvalidCount', 'The greatest number must not be below the least.'); end
        q = sprintf('{%d,%d}', counts);
        if isinf(counts(2)), q = sprintf('{%d,}', counts(1)); end
end
end
