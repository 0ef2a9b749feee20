% Streams of random numbers as objects.
s = RandStream('mt19937ar', 'Seed', 1);
fprintf('%.16f\n', rand(s, 1, 3)), disp(class(s)), disp(s.Type), disp(s.Seed)
reset(s), fprintf('%.16f\n', rand(s)), reset(s, 0), fprintf('%.16f\n', s.rand)
a = randn(s, 2, 2); b = randi(s, [3 9], 1, 4); c = randperm(s, 5); disp(size(a)), disp(all(b >= 3 & b <= 9)), disp(sort(c))
% A stream does not move the global one, nor that one it.
rng(7), x = rand(1, 3); rng(7), rand(s, 5); disp(isequal(x, rand(1, 3)))
rng(3, 'twister'), x = rand(1, 3); t = RandStream('mt19937ar', 'Seed', 3); rand(2); disp(isequal(x, rand(t, 1, 3)))
% The state, kept and put back.
k = s.State; x = rand(s, 1, 4); s.State = k; disp(isequal(x, rand(s, 1, 4))), disp(class(k)), disp(size(k))
% The global stream.
rng(5, 'twister')
old = RandStream.setGlobalStream(s); disp(old.Seed), disp(RandStream.getGlobalStream == s), disp(old == s)
s.reset(1); fprintf('%.4f %.4f\n', rand, rand(s)); reset(old, 1); fprintf('%.4f\n', rand(old));
rng(9), disp(s.Seed)
RandStream.setGlobalStream(old); fprintf('%.4f\n', rand); g = RandStream.getGlobalStream; disp(g.Seed)
RandStream.setDefaultStream(RandStream('mt19937ar', 'Seed', 0)); fprintf('%.4f\n', rand); disp(RandStream.getDefaultStream().Seed)
% Several streams and substreams, which have nothing in common.
[p, q, r] = RandStream.create('philox4x32_10', 'NumStreams', 3, 'Seed', 4);
x = [rand(p, 1, 4); rand(q, 1, 4); rand(r, 1, 4)]; disp(numel(unique(x))), disp([p.StreamIndex q.StreamIndex r.StreamIndex q.NumStreams])
q2 = RandStream.create('philox4x32_10', 'NumStreams', 3, 'StreamIndices', 2, 'Seed', 4); disp(isequal(x(2, :), rand(q2, 1, 4)))
c = RandStream.create('philox4x32_10', 'NumStreams', 2, 'CellOutput', true); disp(size(c)), disp(class(c{2}))
p.Substream = 3; y = rand(p, 1, 3); disp(p.Substream), p.Substream = 1; disp(isequal(rand(p, 1, 4), x(1, :))), p.Substream = 3; disp(isequal(y, rand(p, 1, 3)))
s, p, q
rng('default'), f = RandStream('philox4x32_10'); disp(isequal(rand(f, 1, 3), rand(1, 3)))
disp(isequal(size(randn(f, 3, 'single')), [3 3])), disp(class(rand(f, 2, 'single')))
RandStream.list
u = RandStream('mt19937ar', 'Seed', 'shuffle'); disp(isobject(u)), disp(isa(u, 'RandStream'))
try, RandStream('nonsense'), catch e, disp(e.message), end
try, RandStream('mt19937ar', 'Seed', -1), catch e, disp(e.message), end
try, RandStream('mt19937ar', 'Speed', 1), catch e, disp(e.message), end
try, RandStream.create('mt19937ar', 'NumStreams', 2), catch e, disp(e.message), end
try, s.Substream = 2; catch e, disp(e.message), end
try, s.Seed = 2; catch e, disp(e.message), end
try, s.State = 1; catch e, disp(e.message), end
try, randi(s), catch e, disp(e.message), end
try, RandStream.setGlobalStream(1), catch e, disp(e.message), end
try, randperm(3, 2, 1), catch e, disp(e.message), end
