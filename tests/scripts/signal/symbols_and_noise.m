% de2bi, bi2de, awgn, wgn, vec2mat, biterr, symerr.
disp(de2bi([5; 6; 0])), disp(de2bi(6, 5)), disp(de2bi(6, 'left-msb')), disp(de2bi([7; 8], [], 3)), disp(class(de2bi(uint8(3)))), disp(de2bi(5, 4, 'left-msb'))
disp(bi2de([1 0 1; 0 1 1])'), disp(bi2de([1 0 1 1], 'left-msb')), disp(bi2de([1 2], 3)), x = (0:255)'; disp(isequal(bi2de(de2bi(x)), x))
try, de2bi(-1), catch e, disp(e.message), end
try, de2bi(9, 3), catch e, disp(e.message), end
try, bi2de([1 2]), catch e, disp(e.message), end
rng(1, 'twister'), x = ones(1, 20000); [y, v] = awgn(x, 10); disp(v), disp(abs(var(y - x) - 0.1) < 0.005), [y, v] = awgn(2*x, 10, 'measured'); disp(v), [~, v] = awgn(x, 10, 3); fprintf('%.6f\n', v), [~, v] = awgn(x, 10, 2, 'linear'); disp(v)
y = awgn(complex(x), 0); disp(isreal(y)), disp(abs(var(y - x) - 1) < 0.05), disp(isequal(awgn(x, 3, 0, 5), awgn(x, 3, 0, 5)))
disp(abs(var(wgn(20000, 1, 3)) - 10^0.3) < 0.1), disp(abs(var(wgn(20000, 1, 30, 'dBm')) - 1) < 0.05), disp(isreal(wgn(3, 1, 0, 'complex'))), disp(abs(var(wgn(20000, 1, 4, 'linear')) - 4) < 0.2)
[m, n] = vec2mat(1:5, 3), disp(vec2mat(1:4, 3, [8 9]))
[n, r, e] = biterr([0 1 2 7], [0 3 2 0]), n = biterr([1 2; 3 4], [1 3])', [n, r] = symerr([1 2 3 4], [1 0 3 0]), disp(symerr([1 2; 3 4], [1 5; 3 6], 'row-wise')'), disp(biterr(1, 2, 4))
try, biterr([1 2], [1 2 3]), catch e, disp(e.message), end
