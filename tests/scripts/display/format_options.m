% SPDX-License-Identifier: Apache-2.0
% format gives an object with what is in force and takes it back.
f = format
g = format("longG");
h = format
pi
format(f)
pi
f.NumericFormat = "bank";
f.LineSpacing = "compact";
format(f)
pi
format
k = format('short', 'compact');
k.LineSpacing
format(k)
fprintf('%s %s %s\n', class(k), k.NumericFormat, g.LineSpacing);
f.NumericFormat = "nothing";
try, format(f), catch e, disp(e.identifier), end
format
