% SPDX-License-Identifier: Apache-2.0
function y = bwmorph(bw, operation, n)
% Morphological operations on binary images, n times (once; Inf: until nothing changes): 'bothat', 'branchpoints', 'bridge', 'clean', 'close',
% 'diag', 'dilate', 'endpoints', 'erode', 'fill', 'hbreak', 'majority', 'open', 'perim4', 'perim8', 'remove', 'skel' (thins as 'thin' does),
% 'spur', 'thin', 'tophat'.
% Example: y = bwmorph(true(3, 5), 'thin', Inf)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, n = 1; end
validateattributes(bw, {'numeric', 'logical'}, {'real', 'nonsparse', '2d'}, 'bwmorph', 'BW', 1);
names = {'bothat', 'branchpoints', 'bridge', 'clean', 'close', 'diag', 'dilate', 'endpoints', 'erode', 'fill', 'hbreak', 'majority', ...
    'open', 'perim4', 'perim8', 'remove', 'skeleton', 'spur', 'thin', 'tophat'};
operation = validatestring(operation, names, 'bwmorph', 'OPERATION', 2);
y = bw ~= 0;
tables = morphTables(operation);
done = 0;
while done < n
    last = y;
    switch operation
        case 'dilate', y = imdilate(y, true(3));
        case 'erode', y = imerode(padarray(y, [1 1], false), true(3));
        case 'open', y = imopen(y, true(3));
        case 'close', y = imclose(y, true(3));
        case 'tophat', y = imtophat(y, true(3));
        case 'bothat', y = imbothat(y, true(3));
        case 'branchpoints', y = branchPoints(y);
        otherwise
            for k = 1:numel(tables)
                y = bwlookup(y, tables{k});
            end
    end
    if strcmp(operation, 'erode'), y = y(2:end - 1, 2:end - 1); end
    done = done + 1;
    if isequal(y, last), break, end
end
end

function y = branchPoints(bw)
% Lines meet where at least three neighbours lie; of several such pixels side by side the one with most parts of background counts.
bits = neighbourBits();
c = bits(:, 9);
around = bits(:, 1:8);
candidates = bwlookup(bw, c & sum(around, 2) >= 3);
four = around(:, [1 3 5 7]);
corners = around(:, [2 4 6 8]);
next = four(:, [2 3 4 1]);
parts = bwlookup(bw, c.*(sum(~four, 2) - sum(~four & ~next & ~corners, 2)));
single = parts == 1;
kept = candidates & ~single;
weak = parts == 2 & ~single;
strong = parts > 2 & ~single;
y = kept & ~(weak & imdilate(strong, true(3)));
end

function bits = neighbourBits()
% Columns: east, northeast, north, … clockwise against the clock, then the pixel itself, of the 512 neighbourhoods of bwlookup.
k = (0:511)';
bit = @(b) bitand(floor(k/2^b), 1) == 1;
bits = [bit(7), bit(6), bit(3), bit(0), bit(1), bit(2), bit(5), bit(8), bit(4)];
end

function tables = morphTables(operation)
bits = neighbourBits();
c = bits(:, 9);
x = bits(:, 1:8);
count = sum(x, 2);
switch operation
    case 'clean', tables = {c & count > 0};
    case 'fill', tables = {c | all(x(:, [1 3 5 7]), 2)};
    case 'majority', tables = {c + count >= 5};
    case {'remove', 'perim4'}, tables = {c & ~all(x(:, [1 3 5 7]), 2)};
    case 'perim8', tables = {c & ~all(x, 2)};
    case 'hbreak'
        flat = all(x(:, [2 3 4 6 7 8]), 2) & ~x(:, 1) & ~x(:, 5);
        upright = all(x(:, [1 2 4 5 6 8]), 2) & ~x(:, 3) & ~x(:, 7);
        tables = {c & ~(flat | upright)};
    case 'diag'
        cut = x(:, 1) & x(:, 3) & ~x(:, 2) | x(:, 3) & x(:, 5) & ~x(:, 4) | x(:, 5) & x(:, 7) & ~x(:, 6) | x(:, 7) & x(:, 1) & ~x(:, 8);
        tables = {c | cut};
    case 'bridge'
        % Corners belong to what lies beside them; two of the four sides touch by their corners.
        four = x(:, [1 3 5 7]);
        corners = x(:, [2 4 6 8]);
        next = four(:, [2 3 4 1]);
        parts = sum(four, 2) - sum(four & next, 2) + sum(corners & ~four & ~next, 2);
        tables = {c | parts >= 2};
    case 'endpoints', tables = {c & count == 1};
    case 'spur', tables = {c & count ~= 1};
    case {'thin', 'skeleton'}
        % Lam, Lee and Suen 1992, p. 879: two passes, the second with the conditions turned.
        odd = x(:, [1 3 5 7]);
        even = x(:, [2 4 6 8]);
        after = x(:, [3 5 7 1]);
        crossing = sum(~odd & (even | after), 2);
        least = min(sum(odd | even, 2), sum(even | after, 2));
        may = crossing == 1 & least >= 2 & least <= 3;
        first = may & ~((x(:, 2) | x(:, 3) | ~x(:, 8)) & x(:, 1));
        second = may & ~((x(:, 6) | x(:, 7) | ~x(:, 4)) & x(:, 5));
        tables = {c & ~first, c & ~second};
    otherwise
        tables = {};
end
end
