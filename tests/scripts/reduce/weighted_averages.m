% mean with weights, and the averages that var and std give beside.
A = [1 2; 4 9];
disp(mean(A, Weights=[1 3]))
disp(mean(A, 2, 'Weights', [1 3]))
disp(mean(A, 'Weights', [1 0; 1 1]))
disp(mean(A, 'all', 'Weights', [1 2; 3 4]))
disp(mean([1 NaN 3], 'Weights', [1 5 1]))
disp(mean([1 NaN 3], 'omitnan', 'Weights', [1 5 2]))
disp(class(mean(single([1 2]), 'Weights', [1 1]))), disp(class(mean(int8([1 2]), 'Weights', [1 1])))
disp(mean(cat(3, 1, 3), 3, 'Weights', [3 1]))
for w = {[1 2 3], [-1 1], 'ab', [1 NaN]}
    try, mean(A, 'Weights', w{1}), catch e, disp(e.message), end
end
[v, m] = var(A)
[v, m] = var(A, [1 3])
[s, m] = std(A, 1, 2)
[s, m] = std(single([1 2 4 9]))
[v, m] = var([1 NaN 3], 'omitnan')
[v, m] = var(A, 0, 'all')
