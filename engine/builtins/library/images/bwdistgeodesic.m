% SPDX-License-Identifier: Apache-2.0
function d = bwdistgeodesic(bw, varargin)
% The length of the shortest path within a mask from seeds: bwdistgeodesic(bw, seeds) of a mask or of indices of seeds, (bw, x, y) of columns and rows, with the
% method 'chessboard' (the default), 'cityblock' or 'quasi-euclidean'. NaN outside of the mask, Inf where no path leads. Class single.
% Example: d = bwdistgeodesic([1 1 1; 0 0 1] > 0, 1, 1, 'cityblock')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
method = 'chessboard';
if isText(args{end})
    method = validatestring(args{end}, {'chessboard', 'cityblock', 'quasi-euclidean'}, 'bwdistgeodesic');
    args(end) = [];
end
bw = bw ~= 0;
if numel(args) == 2, seeds = sub2ind(size(bw), args{2}(:), args{1}(:)); elseif islogical(args{1}), seeds = find(args{1}); else, seeds = args{1}; end
d = inf(size(bw));
d(seeds) = 0;
d(~bw) = Inf;
diagonal = struct('chessboard', 1, 'cityblock', Inf, 'quasi_euclidean', sqrt(2)).(strrep(method, '-', '_'));
[m, n] = size(bw);
while true
    wide = inf(m + 2, n + 2);
    wide(2:end - 1, 2:end - 1) = d;
    e = min(min(wide(1:end - 2, 2:end - 1), wide(3:end, 2:end - 1)), min(wide(2:end - 1, 1:end - 2), wide(2:end - 1, 3:end))) + 1;
    if isfinite(diagonal)
        e = min(e, min(min(wide(1:end - 2, 1:end - 2), wide(3:end, 3:end)), min(wide(1:end - 2, 3:end), wide(3:end, 1:end - 2))) + diagonal);
    end
    e = min(d, e);
    e(~bw) = Inf;
    if isequal(e, d), break, end
    d = e;
end
d(~bw) = NaN;
d = single(d);
end
