% Second-order sections, cosine transforms, correlation of matrices, chirps.
[b, a] = sos2tf([1 1 1 1 0 -1; -2 3 1 1 10 1]); disp(b), disp(a), [b, a] = sos2tf([1 1 0 1 -0.5 0], 3); disp(b), disp(a)
S = [1 2 1 1 -0.5 0.2; 1 -1 0 1 0.3 0]; x = cos((1:20).^2); [b, a] = sos2tf(S); disp(norm(sosfilt(S, x) - filter(b, a, x)) < 1e-12), disp(norm(sosfilt(S, [x' 2*x']) - filter(b, a, [x' 2*x'])) < 1e-12), disp(norm(sosfilt(S, [x; 2*x], 2) - filter(b, a, [x; 2*x], [], 2)) < 1e-12), disp(sosfilt([1 1 0 1 -0.5 0], [1 0 0 0]))
n = 7; k = (0:n - 1)'; D = sqrt(2/n)*cos(pi*k*(2*k' + 1)/(2*n)); D(1, :) = D(1, :)/sqrt(2); x = [1 4 -2; 0 1 3; 2 2 2; 5 -1 0; 1 1 1; 3 0 7; -4 2 2];
disp(norm(dct(x) - D*x) < 1e-12), disp(norm(idct(x) - D'*x) < 1e-12), disp(norm(idct(dct(x)) - x) < 1e-12), disp(norm(dct(x(:, 1)') - (D*x(:, 1))') < 1e-12), disp(norm(dct(x*1i) - D*x*1i) < 1e-12)
disp(norm(dct([1 2 3], 5) - dct([1 2 3 0 0])) < 1e-12), disp(norm(dct(1:6, 4) - dct(1:4)) < 1e-12), disp(size(dct(zeros(0, 3)))), disp(abs(dct(5) - 5) < 1e-12), disp(class(dct(single(1:4)))), disp(norm(idct([1 2], 4) - idct([1 2 0 0])) < 1e-12), disp(norm(idct(1:5)' - dct(eye(5))\(1:5)') < 1e-12)
disp(filter2(ones(2), magic(3))), disp(filter2([1 2; 3 4], magic(3), 'valid')), disp(size(filter2(ones(2), magic(3), 'full')))
t = 0:0.25:1; disp(norm(chirp(t, 0, 1, 2) - cos(2*pi*t.^2)) < 1e-12), disp(norm(chirp(t, 1, 2, 4, 'quadratic', 90) - cos(2*pi*(t.^3/4 + t) + pi/2)) < 1e-12), disp(norm(chirp(t, 1, 1, 2, 'logarithmic') - cos(2*pi/log(2)*(2.^t - 1))) < 1e-12), disp(norm(chirp(t) - cos(100*pi*t.^2)) < 1e-12)
tries = {@() sos2tf(1:5), @() sosfilt(1:5, 1), @() sosfilt(1), @() dct(), @() idct(), @() filter2(1), @() chirp(1, 0, 1, 2, 'odd'), @() chirp(1, 0, 1, 2, 'logarithmic'), @() chirp()};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
