% exist: variables, functions, files, folders.
x = 1; function localfun_(), end
fprintf('%d ', exist('x'), exist('x', 'var'), exist('sin'), exist('sin', 'builtin'), exist('nothing_'), exist('nothing_', 'var'), exist(tempdir, 'dir'), exist('sin', 'var'), exist('/'), exist('x', 'file')); fprintf('\n');
clear x, fprintf('%d ', exist('x'), exist('x', 'var')); fprintf('\n'); function r = inside(), y = 1; r = [exist('y') exist('z')]; end
disp(inside()), s.f = 1; disp(exist('s.f')), disp(isvarname('abc')), disp(isvarname('1a')), disp(isvarname('for')), disp(namelengthmax)
