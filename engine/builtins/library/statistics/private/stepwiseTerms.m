% SPDX-License-Identifier: Apache-2.0
function formula = stepwiseTerms(T, o, evaluated)
% The formula at which no single term is worth adding or taking away. evaluated gives size (of errors), rank, dfe and criteria of what tableModel makes.
[start, lower] = deal(o.start, o.Lower);
[overStart, predictors, response] = termsOf(T, start, o);
overLower = aligned(T, lower, o, predictors);
overUpper = aligned(T, o.Upper, o, predictors);
now = unique([overStart; overLower], 'rows', 'stable');
parts = @(over) tableModel(T, [response ' ~ ' formulaText(over, predictors)], struct('Intercept', true, 'CategoricalVars', {o.CategoricalVars}, 'ResponseVar', response));
own = evaluated(parts(now));
limits = struct('sse', [0.05 0.1], 'aic', [0 0.01], 'bic', [0 0.01], 'rsquared', [0.1 0.05], 'adjrsquared', [0 -0.05]).(o.Criterion);
if ~isempty(o.PEnter), limits(1) = o.PEnter; end
if ~isempty(o.PRemove), limits(2) = o.PRemove; end
step = 0;
while step < o.NSteps
    % The best of what may come: with all of its factors there, within the largest model.
    fresh = overUpper(~ismember(overUpper, now, 'rows'), :);
    best = struct('gain', -Inf);
    for k = 1:size(fresh, 1)
        if ~rooted(fresh(k, :), now), continue, end
        next = [now; fresh(k, :)];
        r = evaluated(parts(next));
        if r.rank <= own.rank, continue, end
        c = compared(own, r, o.Criterion);
        if c.gain > best.gain, best = c; best.over = next; best.row = fresh(k, :); best.r = r; end
    end
    if isfinite(best.gain) && enters(best, o.Criterion, limits(1))
        step = step + 1;
        now = best.over;
        own = best.r;
        told(o, step, 'Adding', best, predictors);
        continue
    end
    best = struct('gain', Inf);
    for k = 1:size(now, 1)
        if ismember(now(k, :), overLower, 'rows') || needed(now(k, :), now), continue, end
        next = now([1:k - 1, k + 1:end], :);
        r = evaluated(parts(next));
        c = compared(r, own, o.Criterion);
        if c.gain < best.gain, best = c; best.over = next; best.row = now(k, :); best.r = r; end
    end
    if isfinite(best.gain) && leaves(best, o.Criterion, limits(2))
        step = step + 1;
        now = best.over;
        own = best.r;
        told(o, step, 'Removing', best, predictors);
        continue
    end
    break
end
if step == 0 && o.Verbose > 0, fprintf('No terms to add to or remove from initial model.\n'); end
[~, order] = sortrows([sum(now, 2), -now]);
formula = [response ' ~ ' formulaText(now(order, :), predictors)];
end

function [over, predictors, response] = termsOf(T, spec, o)
all_ = tableModel(T, 'linear', struct('Intercept', true, 'CategoricalVars', {o.CategoricalVars}, 'ResponseVar', o.ResponseVar, 'PredictorVars', {o.PredictorVars}));
predictors = all_.predictors;
response = all_.response;
if contains(spec, '~'), response = strtrim(extractBefore(spec, '~')); predictors = setdiff(T.Properties.VariableNames, {response}, 'stable'); end
over = aligned(T, spec, o, predictors);
end

function over = aligned(T, spec, o, predictors)
d = numel(predictors);
spec = char(spec);
if contains(spec, '~')
    over = formulaTerms(extractAfter(spec, '~'), predictors);
    return
end
spec = validatestring(spec, {'constant', 'linear', 'interactions', 'purequadratic', 'quadratic'}, o.who, 'MODELSPEC');
over = zeros(double(o.Intercept), d);
if strcmp(spec, 'constant'), return, end
over = [over; eye(d)];
if any(strcmp(spec, {'interactions', 'quadratic'})) && d > 1
    pairs = nchoosek(1:d, 2);
    rows = zeros(size(pairs, 1), d);
    rows(sub2ind(size(rows), (1:size(pairs, 1))', pairs(:, 1))) = 1;
    rows(sub2ind(size(rows), (1:size(pairs, 1))', pairs(:, 2))) = 1;
    over = [over; rows];
end
if any(strcmp(spec, {'purequadratic', 'quadratic'})), over = [over; 2*eye(d)]; end
end

function tf = rooted(row, now)
% All that the term divided by one of its variables is, is there.
tf = true;
for j = find(row)
    less = row;
    less(j) = less(j) - 1;
    if any(less) && ~ismember(less, now, 'rows'), tf = false; return, end
end
end

function tf = needed(row, now)
tf = any(all(now >= row, 2) & any(now ~= row, 2)) && any(row);
end

function c = compared(small, large, criterion)
% The gain of the larger of two models, and how it is told.
c.name = criterion;
switch criterion
    case 'sse'
        extra = large.rank - small.rank;
        if large.scaled
            F = (small.size - large.size)/extra/(large.size/large.dfe);
            c.p = fcdf(F, extra, large.dfe, 'upper');
            c.text = sprintf('FStat = %s, pValue = %g', num2str(F), c.p);
        else
            chi = small.size - large.size;
            c.p = gammainc(max(chi, 0)/2, extra/2, 'upper');
            c.text = sprintf('Chi2Stat = %s, pValue = %g', num2str(chi), c.p);
        end
        c.gain = -c.p;
    case {'aic', 'bic'}
        c.gain = small.(criterion) - large.(criterion);
        c.text = sprintf('%s change = %g', upper(criterion), -c.gain);
    otherwise
        c.gain = large.(criterion) - small.(criterion);
        c.text = sprintf('%s change = %g', criterion, c.gain);
end
end

function tf = enters(c, criterion, limit)
if strcmp(criterion, 'sse'), tf = c.p < limit; elseif any(strcmp(criterion, {'aic', 'bic'})), tf = -c.gain < limit; else, tf = c.gain > limit; end
end

function tf = leaves(c, criterion, limit)
if strcmp(criterion, 'sse'), tf = c.p > limit; elseif any(strcmp(criterion, {'aic', 'bic'})), tf = c.gain < -limit; else, tf = c.gain < limit; end
end

function told(o, step, what, c, predictors)
if o.Verbose < 1, return, end
name = modelText(c.row, predictors);
fprintf('%d. %s %s, %s\n', step, what, name, c.text);
end
