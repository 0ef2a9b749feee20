% SPDX-License-Identifier: Apache-2.0
% The powers of fractions as a fourth result and argument; polynomials must be vectors of floats.
[r, p, k, e] = residue(1, [1 10 25]); disp([r p e]), disp(isempty(k))
[b, a] = residue([7; 3; -2], [2; 1; 2], [1 0], [2; 1; 1]); disp(round(b, 10)), disp(round(a, 10))
[r, p, k, e] = residue(b, a); [b2, a2] = residue(r, p, k, e); disp(norm(b2 - b) < 1e-12), disp(norm(a2 - a) < 1e-12)
function tell(f)
try
    f();
catch e
    disp(e.identifier), disp(e.message)
end
end
tell(@() residue(1, [1; 2], 0, 1))
tell(@() polyder([1 2; 3 4]))
tell(@() polyint(ones(2)))
tell(@() polyval(int8(1), 0:3))
tell(@() polyval(1, 1, [], {1, 2}))
disp(polyder(5)), disp(polyint([])), disp(polyder([]))
