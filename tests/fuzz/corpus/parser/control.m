if a == 1, b; elseif c, d; else e; end
for k = 1:3, if k, continue, else, break, end, end
while true
  x(end + 1) = x{end}(end).y;
end
switch x
  case 1
    y;
  case {'a', 2}
    z;
  otherwise
    w;
end
try
  f();
catch ME
  rethrow(ME);
end
parfor (i = 1:n, 4) q(i) = i; end
spmd, labindex, end
