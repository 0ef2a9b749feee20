% SPDX-License-Identifier: Apache-2.0
% Grids over planes of poles leave the axes as they are; gains for places of poles; singular values.
plot(-1, 1, 'x');
axis([-3 1 -2 2]);
before = numel(allchild(gca));
sgrid;
fprintf('%d ', axis, ishold, numel(findobj(gca, 'Type', 'line')), numel(allchild(gca)) - before); fprintf('\n');
before = numel(allchild(gca));
zgrid(0.5, pi/4);
fprintf('%d\n', numel(allchild(gca)) - before);
try, sgrid(2, 1); catch e, disp(e.identifier), end
close
[m, p, w] = nichols(tf(1, [1 1]), 1);
fprintf('%.4f ', m, p, w); fprintf('\n');
[k, poles] = rlocfind(tf(1, [1 2 0]), -1 + 1i);
fprintf('%.4f ', k, real(poles), abs(imag(poles))); fprintf('\n');
disp(sigma(ss([-1 0; 0 -2], eye(2), eye(2), 0), [1 2]))
