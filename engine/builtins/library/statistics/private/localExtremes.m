% SPDX-License-Identifier: Apache-2.0
function [mask, prominence] = localExtremes(x, args, name, sense)
% islocalmax (sense 1) and islocalmin (-1).
if ~(isnumeric(x) || islogical(x)) || ~isreal(x)
    error(['MATLAB:' name ':InputClass'], 'Input data must be numeric, logical and real.');
end
dim = find(size(x) ~= 1, 1);
if isempty(dim), dim = 1; end
if ~isempty(args) && isnumeric(args{1}), dim = args{1}; args(1) = []; end
o = struct('MinProminence', 0, 'MinSeparation', 0, 'MaxNumExtrema', Inf, 'FlatSelection', 'center', 'SamplePoints', []);
for k = 1:2:numel(args)
    key = validatestring(args{k}, fieldnames(o)', name);
    o.(key) = args{k + 1};
end
o.FlatSelection = validatestring(o.FlatSelection, {'center', 'first', 'last', 'all'}, name);
order = 1:max(ndims(x), dim);
order([1 dim]) = order([dim 1]);
y = permute(sense*double(x), order);
s = size(y);
y = reshape(y, size(y, 1), []);
at = (1:size(y, 1))';
if ~isempty(o.SamplePoints), at = double(o.SamplePoints(:)); end
mask = false(size(y));
prominence = zeros(size(y));
for c = 1:size(y, 2), [mask(:, c), prominence(:, c)] = ofLine(y(:, c), at, o); end
mask = permute(reshape(mask, s), order);
prominence = permute(reshape(prominence, s), order);
end

function [mask, prominence] = ofLine(y, at, o)
n = numel(y);
mask = false(n, 1);
prominence = zeros(n, 1);
known = find(~isnan(y));
z = y(known);
if numel(z) < 3, return, end
% Runs of equal values that are higher than both neighbours.
starts = find([true; diff(z) ~= 0]);
ends = [starts(2:end) - 1; numel(z)];
v = z(starts);
top = find([false; v(2:end - 1) > v(1:end - 2) & v(2:end - 1) > v(3:end); false]);
% How far it goes down on each side before something higher comes.
left = lowestBefore(v);
right = flipud(lowestBefore(flipud(v)));
p = v(top) - max(left(top), right(top));
middle = known(floor((starts(top) + ends(top))/2));
keep = p >= o.MinProminence & p > 0;
if o.MinSeparation > 0
    % The most prominent first; those too near one that was kept go.
    [~, by] = sort(p, 'descend');
    for i = by'
        if ~keep(i), continue, end
        near = abs(at(middle) - at(middle(i))) < o.MinSeparation;
        near(i) = false;
        keep(near) = false;
    end
end
if nnz(keep) > o.MaxNumExtrema
    few = find(keep);
    [~, by] = sort(p(few), 'descend');
    keep(few(by(o.MaxNumExtrema + 1:end))) = false;
end
for i = 1:numel(top)
    run = known(starts(top(i)):ends(top(i)));
    prominence(run) = p(i);
    if ~keep(i), continue, end
    switch o.FlatSelection
        case 'center', mask(middle(i)) = true;
        case 'first', mask(run(1)) = true;
        case 'last', mask(run(end)) = true;
        case 'all', mask(run) = true;
    end
end
end

function low = lowestBefore(v)
% For each value the least of those from after the last higher one up to it: a stack of the higher ones.
n = numel(v);
low = v;
stack = zeros(n, 1);
depth = 0;
for t = 1:n
    here = v(t);
    least = here;
    while depth > 0 && v(stack(depth)) <= here
        least = min(least, low(stack(depth)));
        depth = depth - 1;
    end
    low(t) = least;
    depth = depth + 1;
    stack(depth) = t;
end
end
