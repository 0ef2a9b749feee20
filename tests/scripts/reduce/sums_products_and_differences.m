% sum, prod, cumsum, cumprod, diff, trapz, cumtrapz along dimensions with NaN flags and empties.
x = [1 2 NaN; 4 5 6];
disp(sum(x)), disp(sum(x, 'omitnan')), disp(sum(x, 2)'), disp(sum(x, 'all', 'omitnan')), disp(sum([])), disp(prod([])), disp(sum(zeros(0, 3))), disp(sum(ones(2, 3, 2), [1 3])), disp(prod([1 2; 3 4]))
disp(cumsum([1 2; 3 4])), disp(cumsum([1 2; 3 4], 2)), disp(cumsum([1 2 3], 'reverse')), disp(cumprod([1 2 3 4])), disp(cumsum([1 NaN 2], 'omitnan'))
disp(diff([1 4 9 16])), disp(diff([1 4 9 16], 2)), disp(diff([1 4; 9 16], 1, 2)'), disp(size(diff(5))), disp(diff([true false]))
disp(trapz([1 2 3])), disp(trapz([0 2 4], [1 2 3])), disp(cumtrapz([1 2 3])), disp(dot([1 2 3], [4 5 6])), disp(cross([1 0 0], [0 1 0])), disp(kron([1 2], [1; 1]))
try, sum({1}), catch e, disp('cell'), end
try, cross([1 2], [3 4]), catch e, disp('cross'), end
