% A name that means nothing, in every place.
function useunset(a, b), disp(b), end
t = {'qqzz', 'qqzz(1)', 'x = qqzz + 1;', 'qqzz.f', 'y.f.g', 'f = @() qqzz; f()', 'feval(''qqzz'')', 'f = str2func(''qqzz''); f(1)', 'cellfun(@qqzz, {1})', 'qqzz(3) + 1', 'useunset(1)', '@qqzz;'};
for k = 1:numel(t), try, eval(t{k}); disp('runs'), catch e, fprintf('%s | %s\n', e.identifier, e.message); end, end
