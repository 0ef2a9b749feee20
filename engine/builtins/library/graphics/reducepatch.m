% SPDX-License-Identifier: Apache-2.0
function varargout = reducepatch(varargin)
% Fewer faces that keep the shape: fv = reducepatch(fv,r), [f,v] = reducepatch(f,v,r), or reducepatch(p,r) of
% a patch that is drawn; R is a share of the faces, or their number. Corners that are near become one.
[f, v, p, rest] = patchArguments(varargin);
r = 0.5;
if ~isempty(rest) && isnumeric(rest{1}), r = double(rest{1}); end
if r > 1, r = r/size(f, 1); end
if size(f, 2) == 4, f = [f(:, 1:3); f(:, [1 3 4])]; end
wanted = max(1, r*size(f, 1));
low = 1;
high = 512;
best = {f, v};
% As many cells along the longest side as give that number.
while high - low > 1 && size(f, 1) > wanted
    cells = round((low + high)/2);
    [nf, nv] = joined(f, v, cells);
    if size(nf, 1) > wanted, high = cells; else, low = cells; best = {nf, nv}; end
end
if nargout == 0 && ~isempty(p)
    set(p, 'Faces', best{1}, 'Vertices', best{2});
elseif nargout > 1
    varargout = best;
else
    varargout{1} = struct('faces', best{1}, 'vertices', best{2});
end
end

function [f, v] = joined(f, v, cells)
side = max(max(v) - min(v))/cells;
[~, ~, group] = unique(floor((v - min(v))/max(side, realmin)), 'rows');
count = accumarray(group, 1);
middle = zeros(numel(count), size(v, 2));
for d = 1:size(v, 2), middle(:, d) = accumarray(group, v(:, d))./count; end
f = reshape(group(f), size(f));
thin = f(:, 1) == f(:, 2) | f(:, 2) == f(:, 3) | f(:, 3) == f(:, 1);
f = unique(f(~thin, :), 'rows');
v = middle;
end
