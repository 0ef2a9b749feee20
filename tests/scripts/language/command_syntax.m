% Words after a name are texts, unless it looks like an expression.
function show(varargin), fprintf('[%s]', varargin{:}); fprintf('\n'); end
show a b, show 'quoted text' x
show -opt +x
show a,show b;
show one % comment
show a(1) b
a = 3;
a + 1
a -1
show 1e3 x.y z=1
disp hello
hold_ = 1; clear a; exist a
format long, pi, format short, pi
