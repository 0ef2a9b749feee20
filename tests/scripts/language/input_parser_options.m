% KeepUnmatched, CaseSensitive, PartialMatching, StructExpand, switches, sharing.
p = inputParser; p.KeepUnmatched = true; p.addParameter('x', 1); p.parse('y', 2, 'x', 3); disp(p.Unmatched.y), disp(p.Results.x)
p = inputParser; p.CaseSensitive = true; p.addParameter('Name', 0); try, p.parse('name', 1), catch e, disp(e.identifier), end
p = inputParser; p.PartialMatching = false; p.addParameter('Name', 0); try, p.parse('Na', 1), catch e, disp(e.identifier), end
p = inputParser; p.addParameter('a', 0); p.addParameter('b', 0); p.parse(struct('a', 5, 'b', 6)); disp([p.Results.a p.Results.b])
p = inputParser; p.addSwitch('verbose'); p.parse('verbose'); disp(p.Results.verbose), p.parse(); disp(p.Results.verbose)
q = p; q.addParameter('later', 3); disp(numel(p.Parameters)), p = inputParser; p.addOptional('o', 1, @(v) validateattributes(v, {'numeric'}, {'positive'})); p.parse(5); disp(p.Results.o)
try, p.parse(-5), catch e, disp(e.identifier), end, try, p.addRequired('late'), catch e, disp(e.message), end, try, p.addOptional('o', 2), catch e, disp(e.message), end
