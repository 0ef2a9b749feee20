% SPDX-License-Identifier: Apache-2.0
function terms = formulaTerms(text, names)
% Powers of variables in each term of a formula's right side, such as 1 + a + b*(c + d) + a^2 - d (G. N. Wilkinson, C. E. Rogers, 1973); the constant is a row of zeros.
d = numel(names);
tokens = regexp(text, '\s*([A-Za-z]\w*|\d+|[-+*:^()]|\S)', 'tokens');
tokens = cellfun(@(t) t{1}, tokens, 'UniformOutput', false);
if isempty(tokens), bad(text); end
at = 1;
terms = sums(zeros(1, d));
if at <= numel(tokens), bad(text); end
[~, order] = sortrows([sum(terms, 2), max(terms, [], 2), -terms]);
terms = terms(order, :);

    function rows = sums(rows)
        sign = '+';
        if at <= numel(tokens) && any(strcmp(tokens{at}, {'+', '-'})), sign = tokens{at}; at = at + 1; end
        while true
            [next, none] = crossed();
            if sign == '-' || none
                rows = rows(~ismember(rows, next, 'rows'), :);
            else
                rows = unique([rows; next], 'rows', 'stable');
            end
            if at > numel(tokens) || ~any(strcmp(tokens{at}, {'+', '-'})), return, end
            sign = tokens{at};
            at = at + 1;
        end
    end

    function [rows, none] = crossed()
        [rows, none] = products();
        while at <= numel(tokens) && tokens{at} == "*"
            at = at + 1;
            rows = both(rows, products());
        end
    end

    function [rows, none] = products()
        [rows, none] = powers();
        while at <= numel(tokens) && tokens{at} == ":"
            at = at + 1;
            rows = each(rows, powers());
        end
    end

    function [rows, none] = powers()
        [rows, none] = atom();
        if at <= numel(tokens) && tokens{at} == "^"
            if at == numel(tokens) || isempty(regexp(tokens{at + 1}, '^[1-9]\d*$', 'once')), bad(text); end
            one = rows;
            % x^2 stands for x + x^2.
            for k = 2:str2double(tokens{at + 1}), rows = both(rows, one); end
            at = at + 2;
        end
    end

    function [rows, none] = atom()
        none = false;
        if at > numel(tokens), bad(text); end
        t = tokens{at};
        at = at + 1;
        if any(strcmp(t, {'0', '1'}))
            rows = zeros(1, d);
            none = t == '0';
        elseif t == "("
            rows = sums(zeros(0, d));
            if at > numel(tokens) || tokens{at} ~= ")", bad(text); end
            at = at + 1;
        else
            if ~isvarname(t), bad(text); end
            is = strcmp(names, t);
            if ~any(is), error('stats:classreg:regr:LinearFormula:UnknownVar', 'Unrecognized variable name ''%s'' in the formula.', t); end
            rows = double(is);
        end
    end
end

function rows = both(a, b)
rows = unique([a; b; each(a, b)], 'rows', 'stable');
end

function rows = each(a, b)
rows = zeros(0, size(a, 2));
for k = 1:size(a, 1), rows = [rows; a(k, :) + b]; end
end

function bad(text)
error('stats:classreg:regr:LinearFormula:BadFormula', 'Unable to understand the character vector or string scalar ''%s''.', strtrim(text));
end
