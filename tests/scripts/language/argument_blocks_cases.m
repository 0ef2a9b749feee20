disp(f(2))
try, g(1), catch e, disp(e.message), end
disp(h(1,2,3,4,5))
try, h(1,2,3,4), catch e, disp(e.message), end
try, h(1,2,'x',4,5), catch e, disp(e.message), end
try, k(1,'y'), catch e, disp(e.message), end
disp(k(1,2,3))
try, early(-1), catch e, disp(e.message), end
try, pos(1, 2, -3), catch e, disp(e.message), end
function y = f(x)
arguments
  x (1,1) double
end
arguments (Output)
  y (1,1) single
end
y = x;
end
function y = g(x)
arguments
  x
end
arguments (Output)
  y (1,1) double {mustBeNegative}
end
y = x;
end
function n = h(a, b, c)
arguments
  a
end
arguments (Repeating)
  b (1,1) double
  c (1,1) double
end
n = numel(b) + sum([c{:}]);
end
function n = k(a, varargin)
arguments
  a
end
arguments (Repeating)
  varargin double
end
n = numel(varargin);
end
function y = early(x)
arguments
  x
end
arguments (Output)
  y (1,2) double
end
y = [x x x];
if x < 0
  return
end
y = [1 2];
end
function n = pos(varargin)
arguments (Repeating)
  varargin (1,1) double {mustBePositive}
end
n = numel(varargin);
end
