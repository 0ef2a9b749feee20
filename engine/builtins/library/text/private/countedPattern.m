% SPDX-License-Identifier: Apache-2.0
function p = countedPattern(name, class, args)
% A pattern of characters of a class, as many as there are or as args say.
if numel(args) > 2, error('MATLAB:TooManyInputs', 'Too many input arguments.'); end
counts = cellfun(@double, args);
if any(counts < 0 | (counts ~= fix(counts) & ~isinf(counts)))
    error('MATLAB:pattern:InvalidCount', 'The number of characters must be a nonnegative integer.');
end
shown = name;
if ~isempty(args), shown = [name '(' strjoin(compose('%d', counts), ',') ')']; end
p = makePattern([class repetition(counts)], shown);
end
