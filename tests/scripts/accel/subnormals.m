% Numbers below the normal range of single and double are numbers like others everywhere.
k = single(2).^(-149:-126);
disp(num2hex(k([1 2 24])))
tiny = [k -k 0];
disp(num2str([sum(tiny > 0) sum(tiny < 0) sum(tiny == 0) sum(tiny ~= 0) sum(tiny >= 0)]))
disp(num2str([any(k(1)) all(k) sum(~tiny) sum(tiny & true)]))
disp(num2hex([max(tiny) min(tiny) min(k) max(-k)]))
disp(num2hex(max(k, k(end:-1:1))))
h = k .* single([0.5 0.75 ones(1, 22)]);
disp(num2hex(h))
disp(num2hex([k(1:4) + k(2:5); k(2:5) - k(1:4); k(1:4) .* 3; k(5:8) ./ 3]))
disp(num2hex([sqrt(k(1:4)); log(k(1:4)); log2(k(1:4)); log1p(k(1:4))]))
disp(num2hex([sin(k(1:4)); tan(k(1:4)); atan(k(1:4)); tanh(k(1:4)); expm1(k(1:4)); erf(k(1:4))]))
disp(num2hex([exp(single(-104:0.25:-103)); erfc(single(9.5:0.25:10.5))]))
disp(num2hex([hypot(k(1:4), k(2:5)); atan2(k(1:4), k(2:5)); mod(k(5:8), 3*k(1)); rem(-k(5:8), 3*k(1))]))
disp(num2hex([k(1:4).^1; k(1:4).^0.5; k(21:24).^1.001]))
d = double(k);
disp(num2hex(d([1 2 24])))
disp(num2hex(single(d(1:4) .* 1.5)))
disp(num2hex([cumsum(k(1:6)); cumprod([single(1e-30) single(1e-10) 2 2 2 0.5])]))
g = 2.^(-1074:-1072);
disp(num2hex([g; g .* 0.5; g + g; sqrt(g); max(g, -g)]))
disp(num2str([sum(g > 0) all(g) any(g < 0)]))
