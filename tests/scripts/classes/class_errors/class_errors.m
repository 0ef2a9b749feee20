% SPDX-License-Identifier: Apache-2.0
% The words and identifiers of what a class refuses.
v = Vault(3);
% Names that are not there.
report(@() v.nothing);
report(@() v.nothing());
report(@() v.Open);
report(@() put(v, 'nothing', 1));
report(@() nothing(v));
report(@() v.open.more);
% Access to properties.
report(@() v.secret);
report(@() put(v, 'secret', 1));
report(@() put(v, 'count', 1));
report(@() put(v, 'made', 'x'));
report(@() v.remake());
try, v.LIMIT = 1; catch, fprintf('a constant stays %d\n', v.LIMIT); end
try, v.twice = 1; catch e, fprintf('%s\n', e.message); end
try, v.blank, catch e, fprintf('%s\n', e.message); end
try, v.blank = 1; catch e, fprintf('%s\n', e.message); end
fprintf('%d %d %s\n', v.show(), v.LIMIT, v.made);
% Access to methods.
report(@() v.hidden());
report(@() hidden(v));
report(@() Vault.nothing);
report(@() Vault.nothing(1));
% Arguments.
report(@() Vault(1, 2, 3));
report(@() Needy());
report(@() v.needs(1));
report(@() v.needs(1, 2, 3));
report(@() Vault.fixed());
report(@() Vault.fixed(1, 2));
try, x = v.noOutput(); catch e, fprintf('%s: %s\n', e.identifier, e.message); end
try, [a, b] = v.needs(1, 2); catch e, fprintf('%s: %s\n', e.identifier, e.message); end
% Classes that make no objects.
report(@() Base());
try, Half(); catch e, fprintf('%s: %s\n', e.identifier, regexp(e.message, '^[^.]*\.\s+[^.]*\.', 'match', 'once')); end
report(@() SubRunner());
try, Lonely(); catch e, fprintf('%s\n', e.identifier); end
report(@() Locked());
fprintf('%s\n', class(Locked.instance()));
r = Runner;
r.run();
report(@() r.lap);
report(@() run2(r));
delete(r);
report(@() r.run());
% Operators nobody wrote.
report(@() v + 1);
report(@() v == v);
report(@() -v);
% What a constructor of one argument makes of other values.
w = [v 7];
w(3) = 8;
fprintf('%d %g %g %s\n', numel(w), w(2).open, w(3).open, class(w));
