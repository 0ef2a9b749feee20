% SPDX-License-Identifier: Apache-2.0
function formula = changedFormula(model, terms, add)
% The formula of a model with terms more, or fewer: a text such as 'x1:x2 + x3^2' or a matrix of powers.
s = objectState(model);
if isnumeric(terms)
    [names, over] = deal(model.PredictorNames', s.over);
    if size(terms, 2) == numel(s.all) + 1 || size(terms, 2) == numel(s.all), names = s.all; over = widened(s.over, model.PredictorNames', names); end
    terms = double(terms(:, 1:min(end, numel(names))));
    if size(terms, 2) ~= numel(names)
        error('stats:classreg:regr:LinearFormula:BadTermsMatrix', 'The terms matrix must have %d columns of nonnegative integers.', numel(s.all) + 1);
    end
else
    names = s.all;
    over = widened(s.over, model.PredictorNames', names);
    terms = formulaTerms(['0 + ' char(terms)], names);
end
if add, over = unique([over; terms], 'rows', 'stable'); else, over = over(~ismember(over, terms, 'rows'), :); end
[~, order] = sortrows([sum(over, 2), max(over, [], 2), -over]);
formula = [model.ResponseName ' ~ ' formulaText(over(order, :), names)];
end

function over = widened(over, from, to)
wide = zeros(size(over, 1), numel(to));
[~, at] = ismember(from, to);
wide(:, at) = over;
over = wide;
end
