% A width or precision that is no number of characters counts as none.
fprintf('[%*d]\n', Inf, 5)
fprintf('[%.*f]\n', NaN, 5)
fprintf('[%*d]\n', 4, 5)
fprintf('[%-*d]\n', 4, 5)
