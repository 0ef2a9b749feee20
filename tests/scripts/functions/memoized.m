% SPDX-License-Identifier: Apache-2.0
% memoize: results that are kept, how many, and what stats tells of them.
f = memoize(@loud)
fprintf('%g\n', f(2));
fprintf('%g\n', f(2));
fprintf('%g\n', f(3));
[a, b] = f(2);
fprintf('%g %g\n', a, b);
[a, b] = f(2);
s = stats(f)
s.Cache
s.MostHitCachedInput
fprintf('%g\n', f(single(2)));
fprintf('%g\n', f(NaN), f(NaN));
clearCache(f)
f.stats.Cache.TotalHits
f(2);
f.Enabled = false;
f(2);
f.Enabled = true;
f.CacheSize = 2;
f(3); f(4); f(2);
disp(f)
g = memoize(@loud);
g.CacheSize = 5;
fprintf('%d %d\n', f.CacheSize, f == g);
clearAllMemoizedCaches
f(2);
try, memoize('sin'), catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, f.CacheSize = 0; catch e, disp(e.message), end
try, f.Function = @cos; catch e, disp(e.message), end
h = memoize(@() disp('ran'));
h()
h()

function [y, z] = loud(x)
fprintf('loud %s\n', mat2str(x));
y = x^2;
z = -x;
end
