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
% Tones, turns of the phase, interleaving, companding, block codes and error rates.
fskdemod(fskmod([0 3 1 2]', 4, 8, 16, 64), 4, 8, 16, 64)'
dpskdemod(dpskmod([0 1 2 3 3], 4, pi/8), 4, pi/8)
real(dpskmod([1 1], 2))
int2bit([5; 2], 3)', bit2int([1 0 1 0 1 0]', 3)', bit2int([1 0 0]', 3, false)
intrlv([10 20 30 40], [2 4 1 3]), deintrlv(ans, [2 4 1 3]), matintrlv(1:6, 2, 3), matdeintrlv(ans, 2, 3)
rectpulse([1 2], 2), intdump([1 1 2 4], 2), compand([0 0.5 1], 255, 1), compand(compand([-.3 .01 .9],87.6,1,'A/compressor'),87.6,1,'A/expander')
oct2dec([171 133])
[h, g, n, k] = hammgen(3)
t = syndtable(h)
c = encode([1 0 1 1], 7, 4), r = c; r(2) = ~r(2); [m, e] = decode(r, 7, 4)
encode([1 0 1 1; 0 0 0 1], 7, 4)
G = [1 0 1 1 0; 0 1 0 1 1]; decode([1 1 1 0 0], 5, 2, 'linear', G), gen2par(G)
berawgn([0 4 8], 'psk', 2, 'nondiff')
berawgn([0 4 8], 'psk', 8, 'nondiff')
berawgn([4 8], 'qam', 16), berawgn(8,'qam',32), berawgn(6,'pam',4)
berawgn(6, 'fsk', 2, 'noncoherent'), berawgn(6, 'fsk', 4, 'coherent'), berawgn(6, 'dpsk', 2)
try, encode(1,6,3), catch e, disp(e.message), end
