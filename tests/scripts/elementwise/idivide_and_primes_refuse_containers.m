% Cells, structs and handles are no numbers.
values = {{}, {1}, struct('a', 1), @sin, "text"};
for k = 1:numel(values)
    v = values{k};
    try, primes(v), catch e, disp(e.identifier), end
    try, idivide(v, int8(5)), catch e, disp(e.identifier), end
    try, idivide(int8(5), v), catch e, disp(e.identifier), end
end
