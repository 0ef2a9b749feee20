% global shares a variable between functions and the base workspace.
global G; G = 5; setit(9); disp(G), disp(getit()), disp(isglobal('G'))
function setit(v), global G; G = v; end
function r = getit(), global G; r = G; end
function r = isolated(), r = exist('G', 'var'); end
disp(isolated()), clear G, disp(exist('G', 'var')), disp(getit()), global G, disp(G), clear global G, global G, disp(size(G)), clear -global G
global A B; A = 1; B = 2; function r = sumab(), global A B; r = A + B; end
disp(sumab()), disp(isglobal('nothing'))
