disp(strtrunc('abcdef', 3)), c = strtrunc({'abc', 'de'}, 2); fprintf('%s ', c{:}); fprintf('\n'); disp(strtrunc(['abc'; 'def'], 2)), disp(strtrunc('ab', 5))
