c = textscan('1 2 x 4', '%f'); disp(c{1}')
c = textscan(sprintf('1 2\nx 4'), '%f %f'); disp(c{1}'), disp(c{2}')
try, textscan('1 x', '%f', 'ReturnOnError', 0); catch e, disp('mismatch'), end
try, textscan('1', '%z'); catch e, disp('format'), end
try, textscan({4}); catch e, disp('input'), end
try, textscan('1', '%f', 'NoSuchOption', 1); catch e, disp('option'), end
