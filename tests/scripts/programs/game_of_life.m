% Game of life on a torus with conv2 and circshift; glider moves
board = false(8);
board(sub2ind(size(board), [1 2 3 3 3], [2 3 1 2 3])) = true;
start = board;
gen = 0;
show(board, gen);
while gen < 32
    n = neighbours(board);
    board = (board & (n == 2)) | n == 3;
    gen = gen + 1;
    if any(gen == [1 4 16])
        show(board, gen);
    end
end
if isequal(board, start)
    disp('the glider is home')
end
blinker = zeros(5, 'uint8');
blinker(3, 2:4) = 1;
K = [1 1 1; 1 0 1; 1 1 1];
for g = 1:3
    n = conv2(double(blinker), K, 'same');
    blinker = uint8((blinker == 1 & n == 2) | n == 3)
end
hash = cellfun(@(b) sum(b(:) .* (1:numel(b))'), {double(start), double(blinker)})
class(blinker)
rle(board(3,:))
rle('aaabccdddd')

function n = neighbours(b)
n = zeros(size(b));
for dx = -1:1
    for dy = -1:1
        if dx || dy
            n = n + circshift(b, [dx dy]);
        end
    end
end
end
function show(b, gen)
fprintf('generation %d (%d alive)\n', gen, nnz(b));
chars = '.#';
disp(chars(b + 1))
end
function s = rle(v)
edges = [true, diff(double(v)) ~= 0];
at = find(edges);
runs = diff([at numel(v)+1]);
vals = v(edges);
s = '';
for k = 1:numel(runs)
    if islogical(vals), c = char('0' + vals(k)); else, c = vals(k); end
    s = [s sprintf('%d%c', runs(k), c)];
end
end
