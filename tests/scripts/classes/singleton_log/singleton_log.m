% SPDX-License-Identifier: Apache-2.0
% One object for the whole program: a private constructor, a persistent instance, static methods.
a = Log.get();
b = Log.get();
fprintf('%d %s\n', a == b, class(a));
y = work(16) + work(-4);
workQuietly(25);
a.prefix = '> ';
fprintf('%g %d %g\n', y, numel(b.lines), b.threshold);
Log.info('plain');
a.write(0, 'not kept');
a.threshold = Log.level('debug');
b.write(0, 'kept %s', 'now');
Log.get().dump();
fprintf('%d\n', numel(a.lines));
try, Log(), catch e, fprintf('%s\n', e.message); end
try, a.threshold = 9; catch, fprintf('kept %g\n', b.threshold); end
try, Log.level('loud'), catch e, fprintf('%s\n', e.message); end
delete(a);
fprintf('%d %d\n', isvalid(b), isvalid(Log.get()));
Log.warn('fresh');
c = Log.get();
c.dump();
fprintf('%d %g\n', c.threshold, Log.level('error'));
