% SPDX-License-Identifier: Apache-2.0
function [idx, weights] = tsearchn(X, T, Q)
% The simplex (row of T, of points X) that each row of Q lies in, NaN for none, and its barycentric coordinates. Of
% several the first counts.
% Example: [t, w] = tsearchn([0 0; 1 0; 0 1], [1 2 3], [0.2 0.3])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(X, 2);
if ~isnumeric(X) || ~isnumeric(Q) || size(Q, 2) ~= n || size(T, 2) ~= n + 1
    error('MATLAB:tsearchn:SizeMismatch', 'The points, the simplices and the queries do not fit.');
elseif ~isempty(T) && (any(T(:) < 1) || any(T(:) > size(X, 1)) || any(T(:) ~= round(T(:))))
    error('MATLAB:tsearchn:InvalidTriangulation', 'The simplices must name rows of the points.');
end
idx = NaN(size(Q, 1), 1);
weights = NaN(size(Q, 1), n + 1);
X = double(X); T = double(T); Q = double(Q);
[toWeights, whole] = inversesOf(X, T);
names = find(whole);
if isempty(names) || isempty(Q), return, end
T = T(names, :);
grid = binned(X, T);
cells = cellOf(grid, Q);
some = find(cells > 0);
some = some(grid.count(cells(some)) > 0);
% A block of queries has about a million pairs of a query and a simplex of its cell.
blocks = floor(cumsum(grid.count(cells(some)))/2^20);
cuts = [0; find(diff(blocks) > 0); numel(some)];
for b = 1:numel(cuts) - 1
    q = some(cuts(b) + 1:cuts(b + 1));
    if isempty(q), continue, end
    [of, at] = runs(grid.count(cells(q)));
    t = grid.simplices(grid.start(cells(q(of))) + at);
    w = weightsAt(toWeights(names(t), :), Q(q(of), :) - X(T(t, n + 1), :));
    in = find(all(w >= -1e-12, 2));
    [~, order] = sort((of(in) - 1)*numel(names) + t(in));
    in = in(order);
    in = in(diff([0; of(in)]) ~= 0);
    idx(q(of(in))) = names(t(in));
    weights(q(of(in)), :) = w(in, :);
end
end

function [inverses, whole] = inversesOf(X, T)
% A row a simplex: the inverse of the matrix of its sides from the last corner, row by row; which are not flat.
n = size(X, 2);
m = size(T, 1);
sides = zeros(m, n, n);
for k = 1:n, sides(:, k, :) = reshape(X(T(:, k), :) - X(T(:, n + 1), :), m, 1, n); end
inverses = zeros(m, n, n);
switch n
    case 1
        inverses = 1./sides;
    case 2
        d = sides(:, 1, 1).*sides(:, 2, 2) - sides(:, 1, 2).*sides(:, 2, 1);
        inverses(:, 1, 1) = sides(:, 2, 2)./d; inverses(:, 1, 2) = -sides(:, 1, 2)./d;
        inverses(:, 2, 1) = -sides(:, 2, 1)./d; inverses(:, 2, 2) = sides(:, 1, 1)./d;
    case 3
        turn = [2 3 1];
        for i = 1:3
            for j = 1:3
                [a, b, c, d] = deal(turn(j), turn(turn(j)), turn(i), turn(turn(i)));
                inverses(:, i, j) = sides(:, a, c).*sides(:, b, d) - sides(:, a, d).*sides(:, b, c);
            end
        end
        inverses = inverses./sum(sides(:, 1, :).*permute(inverses(:, :, 1), [1 3 2]), 3);
    otherwise
        for t = 1:m
            S = reshape(sides(t, :, :), n, n);
            if rcond(S) >= eps, inverses(t, :, :) = inv(S); else, inverses(t, :, :) = Inf; end
        end
end
condition = max(sum(abs(sides), 2), [], 3).*max(sum(abs(inverses), 2), [], 3);
whole = condition <= 1/eps;
inverses = reshape(inverses, m, n*n);
end

function w = weightsAt(inverses, v)
n = size(v, 2);
w = zeros(size(v, 1), n + 1);
for j = 1:n
    for i = 1:n, w(:, j) = w(:, j) + v(:, i).*inverses(:, i + (j - 1)*n); end
end
w(:, n + 1) = 1 - sum(w(:, 1:n), 2);
end

function grid = binned(X, T)
% The simplices of each cell of a grid, whose boxes meet it.
n = size(X, 2);
m = size(T, 1);
low = Inf(m, n); high = -Inf(m, n);
for k = 1:n + 1
    low = min(low, X(T(:, k), :));
    high = max(high, X(T(:, k), :));
end
grid.low = min(low, [], 1);
extent = max(high, [], 1) - grid.low;
slack = 1e-9*max(extent);
grid.low = grid.low - 2*slack;
extent = extent + 4*slack;
side = max(1, round(m^(1/n)));
while true
    grid.side = side;
    grid.step = extent/side;
    from = placeOf(grid, low - slack);
    to = placeOf(grid, high + slack);
    counts = prod(to - from + 1, 2);
    if side == 1 || sum(counts) <= 64*m + 1000, break, end
    side = ceil(side/2);
end
[of, at] = runs(counts);
cells = ones(numel(of), 1);
long = to - from + 1;
for k = 1:n
    wide = long(of, k);
    cells = cells + (from(of, k) + mod(at, wide))*side^(k - 1);
    at = floor(at./wide);
end
[sorted, order] = sort(cells);
grid.simplices = of(order);
grid.count = accumarray(sorted, 1, [side^n, 1]);
grid.start = cumsum(grid.count) - grid.count + 1;
end

function place = placeOf(grid, X)
place = min(max(floor((X - grid.low)./grid.step), 0), grid.side - 1);
end

function cells = cellOf(grid, Q)
% The cell of each query, 0 beyond the grid.
in = all(Q >= grid.low & Q <= grid.low + grid.side*grid.step, 2);
cells = zeros(size(Q, 1), 1);
cells(in) = placeOf(grid, Q(in, :))*grid.side.^(0:size(Q, 2) - 1)' + 1;
end

function [of, at] = runs(counts)
% A row for each of the counts' units: whose it is, and how many of that came before.
of = reshape(repelem((1:numel(counts))', counts(:)), [], 1); % of one count it is a row
starts = cumsum(counts(:)) - counts(:);
at = (0:numel(of) - 1)' - starts(of);
end
