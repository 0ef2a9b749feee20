% Recursion works, and ends with an error before the stack does.
function r = fib(n), if n < 2, r = n; else, r = fib(n - 1) + fib(n - 2); end, end
function r = endless(n), r = endless(n + 1); end
function r = pingpong(n), if n == 0, r = 0; else, r = pongping(n - 1); end, end
function r = pongping(n), r = pingpong(n); end
disp(fib(15)), disp(pingpong(100))
try, endless(1), catch e, disp(e.identifier), end
f = @(f) f(f); try, f(f), catch e, disp(e.identifier), end
try, eval_forever(), catch e, disp(e.identifier), end
function eval_forever(), eval('eval_forever()'); end
disp('still here')
