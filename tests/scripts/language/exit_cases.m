disp('before')
try
    f(3)
catch
    disp('never caught')
end
disp('never reached')
function f(n)
if n == 0
    exit(7)
end
f(n - 1)
end
