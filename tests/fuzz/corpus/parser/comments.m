%{
block
%{
inner
%}
%}
x = 1; % one
#{
two
#}
f(a, ... three
  % four
  b);
