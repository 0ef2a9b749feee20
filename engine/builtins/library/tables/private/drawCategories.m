% SPDX-License-Identifier: Apache-2.0
function varargout = drawCategories(how, args)
% Draws with categories as coordinates. They stand at 1, 2, … in their order; where the axes hold a plot of
% categories already, at the places of those, and others behind them.
first = 1;
ax = [];
if isa(args{1}, 'matlab.graphics.axis.Axes'), ax = args{1}; first = 2; end
if isempty(ax), ax = gca; end
[dims, args] = dimensions(how, args, first);
name = func2str(how);
adds = any(strcmp(name, {'text', 'xline', 'yline', 'line'}));
known = cell(1, 3);
for d = unique(dims(dims > 0)), known{d} = knownPlaces(ax, d, adds || ishold(ax)); end
for k = find(dims > 0)
    [args{k}, known{dims(k)}] = placed(args{k}, known{dims(k)});
end
[varargout{1:nargout}] = how(args{:});
for d = unique(dims(dims > 0))
    if strcmp(name, 'text') || isempty(known{d}.at), continue, end
    letter = char('W' + d);
    [at, order] = sort(known{d}.at);
    set(ax, [letter 'Tick'], at, [letter 'TickLabel'], known{d}.names(order));
    if d < 3 && ~adds && ~strcmp(name, 'barh'), set(ax, [letter 'Lim'], [at(1) - 0.6, at(end) + 0.6]); end
end
end

function [dims, args] = dimensions(how, args, first)
% The axis of each argument of categories: 1, 2, 3 or 0. Where a function takes pairs, every second one is up.
name = func2str(how);
dims = zeros(1, numel(args));
run = 0;
for k = first:numel(args)
    if ischar(args{k}) || isstring(args{k}) || iscell(args{k}), run = 0; continue, end
    run = run + 1;
    if ~iscategorical(args{k}), continue, end
    switch name
        case 'barh', dims(k) = 2;
        case 'yline', dims(k) = 2;
        case {'plot', 'stairs', 'area'}, dims(k) = 2 - mod(run, 2);
        otherwise, if run <= 3, dims(k) = run; end
    end
    if dims(k) == 0, args{k} = double(args{k}); end
end
end

function known = knownPlaces(ax, d, held)
% The categories that an axis shows, and where.
letter = char('W' + d);
known = struct('names', {{}}, 'at', []);
if ~held || ~strcmp(get(ax, [letter 'TickLabelMode']), 'manual'), return, end
names = cellstr(get(ax, [letter 'TickLabel']));
at = get(ax, [letter 'Tick']);
n = min(numel(names), numel(at));
known.names = reshape(names(1:n), [], 1);
known.at = reshape(at(1:n), 1, []);
end

function [x, known] = placed(c, known)
% The places of the categories of an array; NaN where one is undefined.
names = categories(c);
[there, which] = ismember(names, known.names);
at = zeros(1, numel(names));
at(there) = known.at(which(there));
last = max([0, floor(known.at)]);
at(~there) = last + (1:nnz(~there));
known.names = [known.names; names(~there)];
known.at = [known.at, at(~there)];
codes = double(c);
x = NaN(size(codes));
x(~isnan(codes)) = at(codes(~isnan(codes)));
end
