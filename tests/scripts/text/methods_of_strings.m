% SPDX-License-Identifier: Apache-2.0
% Functions of strings behind a dot.
s = "Hello World";
fprintf('%s ', s.upper, s.upper()); fprintf('%d ', s.strlength, s.contains("World"), s.replace("World", "all").lower().strlength()); fprintf('\n');
p = s.split();
t = ["b" "a"; "d" "c"];
fprintf('%s ', p, t.join("-")); fprintf('%d ', t.numel); fprintf('\n');
v = ["z" "x"];
[u, i] = v.sort();
fprintf('%s ', u); fprintf('%d ', i); fprintf('\n');
c.name = "abc";
f = @(x) x.strip.upper;
fprintf('%s ', c.name.extractAfter(1), c.name.extractBefore("c"), f("  q ")); fprintf('\n');
try, s.foo, catch e, fprintf('%s | %s\n', e.identifier, e.message); end
try, s.sin(), catch e, fprintf('%s\n', e.identifier); end
