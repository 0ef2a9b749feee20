% A sudoku by elimination and backtracking, printed as a board.
puzzle = ['53..7....'; '6..195...'; '.98....6.'; '8...6...3'; '4..8.3..1'; '7...2...6'; '.6....28.'; '...419..5'; '....8..79'];
board = zeros(9);
given = puzzle ~= '.';
board(given) = puzzle(given) - '0';
printBoard(board)
fprintf('%d given, %d open\n', nnz(board), nnz(~board));
free = arrayfun(@(k) numel(candidates(board, k)), find(board == 0));
fprintf('candidates: %s\n', mat2str(histc(free', 1:5)));
[solved, ok, steps] = solve(board, 0);
fprintf('solved %d in %d steps\n', ok, steps);
printBoard(solved)
assert(isequal(sort(solved), repmat((1:9)', 1, 9)), 'columns')
assert(isequal(sort(solved, 2), repmat(1:9, 9, 1)), 'rows')
blocks = mat2cell(solved, [3 3 3], [3 3 3]);
sums = cellfun(@(b) sum(b(:)), blocks)
board(1, 3) = 5;
[~, ok] = solve(board, 0);
fprintf('with a second 5 in the row: %d\n', ok);

function [board, ok, steps] = solve(board, steps)
    ok = true;
    open = find(board == 0)';
    if isempty(open), return, end
    best = 10;
    for k = open
        c = candidates(board, k);
        if numel(c) < best
            best = numel(c);
            at = k;
            choice = c;
            if best <= 1, break, end
        end
    end
    for v = choice
        trial = board;
        trial(at) = v;
        [done, ok, steps] = solve(trial, steps + 1);
        if ok
            board = done;
            return
        end
    end
    ok = false;
end

function c = candidates(board, k)
    [r, q] = ind2sub([9 9], k);
    br = 3 * floor((r - 1) / 3) + (1:3);
    bq = 3 * floor((q - 1) / 3) + (1:3);
    used = [board(r, :), board(:, q)', reshape(board(br, bq), 1, [])];
    c = setdiff(1:9, used);
end

function printBoard(board)
    text = char(board + '0');
    text(board == 0) = '.';
    rule = '+-------+-------+-------+';
    for r = 1:9
        if mod(r, 3) == 1, disp(rule), end
        fprintf('| %c %c %c | %c %c %c | %c %c %c |\n', text(r, :));
    end
    disp(rule)
end
