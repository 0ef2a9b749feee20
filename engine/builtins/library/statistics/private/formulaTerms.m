% SPDX-License-Identifier: Apache-2.0
function terms = formulaTerms(text, names)
% Powers of variables in each term of a formula's right side, such as 1 + a + b*c + a^2 - d (G. N. Wilkinson, C. E. Rogers, 1973); the constant is a row of zeros.
d = numel(names);
terms = zeros(1, d);
pieces = regexp(strtrim(text), '([+-]?)\s*([^+-]+)', 'tokens');
if isempty(pieces), bad(text); end
for k = 1:numel(pieces)
    rows = termsOf(strtrim(pieces{k}{2}), names, text);
    if strcmp(pieces{k}{1}, '-')
        terms = terms(~ismember(terms, rows, 'rows'), :);
    else
        terms = [terms; rows(~ismember(rows, terms, 'rows'), :)];
    end
end
if any(strcmp(cellfun(@(p) strtrim(p{2}), pieces, 'UniformOutput', false), '0')), terms = terms(any(terms, 2), :); end
[~, order] = sort(sum(terms, 2));
terms = terms(order, :);
end

function rows = termsOf(piece, names, text)
d = numel(names);
if any(strcmp(piece, {'1', '0'})), rows = zeros(1, d); return, end
factors = strsplit(piece, '*');
rows = zeros(1, d);
for k = 1:numel(factors)
    row = zeros(1, d);
    parts = strsplit(factors{k}, ':');
    for p = 1:numel(parts)
        t = regexp(strtrim(parts{p}), '^([A-Za-z]\w*)(?:\^(\d+))?$', 'tokens', 'once');
        if isempty(t), bad(text); end
        at = strcmp(names, t{1});
        if ~any(at), error('stats:classreg:regr:LinearFormula:UnknownVar', 'Unrecognized variable name ''%s'' in the formula.', t{1}); end
        power = 1;
        if numel(t) > 1 && ~isempty(t{2}), power = str2double(t{2}); end
        row(at) = row(at) + power;
    end
    all = row;
    if nnz(row) == 1
        % x^2 stands for x + x^2.
        all = (1:max(row))'.*(row > 0);
    end
    sums = zeros(0, d);
    for r = 1:size(rows, 1), sums = [sums; rows(r, :) + all]; end
    rows = unique([rows; sums], 'rows', 'stable');
end
rows = rows(any(rows, 2), :);
end

function bad(text)
error('stats:classreg:regr:LinearFormula:BadFormula', 'Unable to understand the character vector or string scalar ''%s''.', strtrim(text));
end
