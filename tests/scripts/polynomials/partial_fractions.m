% Partial fractions by going there and back, groups of poles, and polynomials of roots that are only half paired.
[r, p, k] = residue([5 3 -2 7], [-4 0 8 3]); fprintf('%.4f ', r, p, k); fprintf('\n')
[r, p, k] = residue([1 1 1], [1 -5 8 -4]); disp(norm([r p] - [-2 2; 7 2; 3 1]) < 1e-6), disp(isempty(k)), [b, a] = residue(r, p, k); disp([norm(b - [1 1 1]) < 1e-6, norm(a - [1 -5 8 -4]) < 1e-6])
[r, p, k] = residue([1 0 1], [1 0 18 0 81]); disp(norm(r - [-5i; 12; 5i; 12]/54) < 1e-6), disp(norm(p - [3i; 3i; -3i; -3i]) < 1e-6)
[r, p, k] = residue([1 2 3 4 5], [1 3 2]); disp(norm(sort(p) - [-2; -1]) < 1e-12), disp(norm(k - [1 -1 4]) < 1e-12), [b, a] = residue(r, p, k); disp([norm(b - [1 2 3 4 5]) < 1e-10, norm(a - [1 3 2]) < 1e-12])
[r, p, k] = residue([0 0 6], 3); disp(isempty(r)), disp(isempty(p)), disp(k), [r, p, k] = residue(2, [1 1i]); disp([r p]), [b, a] = residue([1; 2], [1i; -1i], []); disp(b), disp(a)
s = 0.7 + 0.2i; B = [1 -2 0 3]; A = poly([-1 -1 -1 2 0.5i -0.5i]); [r, p, k] = residue(B, A); [m, n] = mpoles(p, 1e-3, 0); disp(abs(sum(r(n)./(s - p(n)).^m) - polyval(B, s)/polyval(A, s)) < 1e-5)
[m, n] = mpoles([2 3 1 1 2]); disp([m n]), [m, n] = mpoles([2 3 1 1 2], 0.1, 0); disp([m n]), disp(mpoles([0 0 1e-4])'), disp(size(mpoles([]))), disp(mpoles([1 1.0005 5], 1e-4)')
disp(poly([3i; -3i; -3i])), disp(poly([3i -3i 3i 1i -1i])), disp(poly([1i -1i 2])), disp(poly([2i 2i -2i -2i]))
tries = {@() residue(1), @() residue(1, 0), @() residue([1 2], 1, 1), @() mpoles()};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
