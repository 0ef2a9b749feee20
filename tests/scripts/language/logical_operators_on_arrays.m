% & | ~ xor on arrays, classes and NaN.
disp([1 0 2] & [1 1 0]), disp([1 0] | 0), disp(~[1 0 3]), disp(xor([1 0], [1 1])), disp(class(1 & 1)), disp(size([] & [])), disp(~[])
try, NaN & 1, catch e, disp(e.identifier), end, try, ~NaN, catch e, disp(e.identifier), end, try, [1 2] & [1 2 3], catch e, disp(e.identifier), end
disp(any([0 0 1])), disp(all([1 1 0])), disp('a' & 1)
