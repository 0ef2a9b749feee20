function varargout = main(a, ~, varargin)
% MAIN does it.
arguments
  a (1,:) double {mustBePositive, mustBeMember(a,[1 2])} = 3
  opts.Name string = "x"
  opts.?pkg.Class
end
arguments (Repeating)
  varargin
end
  function inner
    a = 2;
  end
f = @(x, y) x + y; g = @inner; h = @() f(1, Name=2);
end
function local
global p q
persistent n = 3
return
end
