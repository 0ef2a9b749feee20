% Comments, block comments, lines that go on.
x = [1, ... a comment
     2, 3]; disp(x)
%{
disp('not run')
%{
nested
%}
%}
y = { 'a', ... 
      'b' }; disp(size(y))
z = 1 + ...
    2; disp(z) % trailing
# a comment of Octave
if x(1) == 1, disp('one line'), end % end
s = 'text with % no comment'; disp(s)
m = [1 2 % comment in a matrix
     3 4]; disp(m)
t = "with ... dots"; disp(t)
