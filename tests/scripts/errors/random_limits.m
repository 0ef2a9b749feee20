% Arguments that random functions refuse.
attempt(@() randi(struct('a', 1)))
attempt(@() randi('a'))
attempt(@() randi(flintmax))
attempt(@() randi([-flintmax 1]))
attempt(@() rng(eye(2)))
attempt(@() rng({1}))
x = randi(flintmax - 1); disp(x >= 1 && x < flintmax)
[y, r] = inv([2 0; 0 4]); disp(y), disp(r)
[y, r] = inv(single(4)); disp(class(r))
disp(size(strcat()))
function attempt(f)
    try, f(); disp('no error'), catch e, disp(e.identifier), disp(e.message), end
end
