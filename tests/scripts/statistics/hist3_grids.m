% SPDX-License-Identifier: Apache-2.0
% hist3 over given cells: by their middles, whose outer cells are open, and by where they begin.
D = [(1:100)' (100:-1:1)'];
N = hist3(D, {[1 1.7 3 4], 1:5})
N = hist3(D, 'Ctrs', {20:20:80, [25 75]})
[N, C] = hist3([1 1; 2 2; 2 2; 9 9; NaN 1], 'Edges', {[1 2 3], [0 2]});
N, C{:}
try, hist3(D, 'Edges', {1:3}); catch e, disp(e.identifier), end
