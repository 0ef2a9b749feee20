% inputParser: required, optional and name-value arguments, defaults, what was not given.
function r = f(varargin)
    p = inputParser; p.FunctionName = 'f';
    p.addRequired('a', @isnumeric); p.addOptional('b', 7, @isnumeric); addParameter(p, 'Mode', 'fast', @ischar); p.addParameter('Level', 1);
    p.parse(varargin{:}); r = p;
end
function show(p), r = p.Results; fprintf('a=%g b=%g Level=%g Mode=%s defaults:%s\n', r.a, r.b, r.Level, r.Mode, strjoin(p.UsingDefaults, ',')); end
show(f(1)), show(f(1, 2)), show(f(1, 'Mode', 'slow')), show(f(1, 2, 'level', 5)), show(f(1, 'Level', 3, 'Mode', 'x')), show(f(1, struct('Level', 9))), show(f(1, 'Lev', 4))
t = {'f()', 'f(''x'')', 'f(1, 2, ''Nope'', 3)', 'f(1, 2, ''Mode'')', 'f(1, 2, ''Mode'', 3)', 'f(1, 2, 3)', 'f(1, {})'};
for k = 1:numel(t), try, eval([t{k} ';']); disp('runs'), catch e, fprintf('%s | %s\n', e.identifier, e.message); end, end
p = f(1); disp(p.Parameters), disp(fieldnames(p.Results)'), disp(class(p))
