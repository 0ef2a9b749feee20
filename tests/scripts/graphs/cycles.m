% All cycles, each once and from its least node, and a basis of them.
G = graph([1 1 1 2 2 3], [2 3 4 3 4 4]);
[c, e] = allcycles(G); tell(c, e)
[c, e] = cyclebasis(G); tell(c, e)
c = allcycles(G, 'MaxCycleLength', 3, 'MaxNumCycles', 2); disp(numel(c)), c = allcycles(G, 'MinCycleLength', 4); disp(numel(c))
% Directed ones, a loop among them; and where no arc leads back there is nothing to try.
D = digraph([1 2 3 3 4 2 1], [2 3 1 4 3 2 4]);
[c, e] = allcycles(D); tell(c, e)
disp(size(allcycles(digraph([1:39 1:38], [2:40 3:40]))))
% Two edges between the same nodes, a loop, a tree.
M = graph([1 1 2 3], [2 2 3 3]); [c, e] = allcycles(M); tell(c, e), [c, e] = cyclebasis(M); tell(c, e)
disp(size(cyclebasis(graph([1 1], [2 3])))), disp(size(allcycles(graph([1 1], [2 3]))))
% Every other cycle is a sum of those of the basis.
P = graph([1 2 3 4 5 1 2 3], [2 3 4 5 1 6 6 6]); [~, e] = allcycles(P); [~, b] = cyclebasis(P);
A = zeros(numel(e), 8); for k = 1:numel(e), A(k, e{k}) = 1; end
B = zeros(numel(b), 8); for k = 1:numel(b), B(k, b{k}) = 1; end
S = mod((dec2bin(1:2^numel(b) - 1) - '0')*B, 2); disp([numel(b), numel(e), all(ismember(A, S, 'rows'))])
N = graph([1 2 3], [2 3 1], [], {'a', 'b', 'c'}); c = allcycles(N); disp(c{1}), c = cyclebasis(N); disp(c{1})
try, allcycles(G, 'Most', 1), catch err, disp(err.identifier), end
function tell(c, e)
for k = 1:numel(c), fprintf('%s: %s\n', mat2str(c{k}), mat2str(e{k})), end
end
