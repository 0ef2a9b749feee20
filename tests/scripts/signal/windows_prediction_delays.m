% Further windows, transforms of two dimensions, delays, prediction and prototypes: closed forms and laws.
near = @(a, b, tol) assert(isequal(size(a), size(b)) && all(abs(a(:) - b(:)) <= tol));
% Windows at points where they are known; all are symmetric.
near(tukeywin(5, 0), ones(5, 1), 0), near(tukeywin(9, 1), hann(9), 1e-15), near(tukeywin(9, 0.5), [0; 0.5; 1; 1; 1; 1; 1; 0.5; 0], 1e-15), near(bohmanwin(5), [0; 1/pi; 1; 1/pi; 0], 1e-15), near(barthannwin(5), [0; 0.5; 1; 0.5; 0], 1e-12), near(parzenwin(3), [2/27; 1; 2/27], 1e-15), near(nuttallwin(3), [0.0003628; 1; 0.0003628], 1e-12)
for f = {@tukeywin, @bohmanwin, @nuttallwin, @barthannwin, @parzenwin}, w = f{1}(12); near(w, flipud(w), 1e-14), disp(size(f{1}(1))), disp(f{1}(1)), end, near(nuttallwin(8, 'periodic'), subsref(nuttallwin(9), struct('type', '()', 'subs', {{1:8, 1}})), 1e-14)
% DCT in two dimensions: by columns and rows, orthonormal, its inverse.
x = magic(4); near(dct2(x), dct(dct(x).').', 1e-12), near(idct2(dct2(x)), x, 1e-12), d = dctmtx(5); near(d*d', eye(5), 1e-14), near(d*(1:5)', dct((1:5)'), 1e-13), near(dct2([1 2; 3 4], 1, 3), dct([1 2 0]), 1e-14), near(norm(dct2(x), 'fro'), norm(x, 'fro'), 1e-12), near(idct2(dct2(x), [2 2]), idct2(subsref(dct2(x), struct('type', '()', 'subs', {{1:2, 1:2}}))), 1e-12)
disp(rssq([3 4])), disp(rssq([3 1; 4 1])), disp(rssq([3 4; 6 8], 2)'), disp(peak2peak([1 9 4])), disp(peak2peak([1 9; 4 4], 2)'), near(peak2rms([3 4]), 4/sqrt(12.5), 1e-15), near(peak2rms([1 1; 1 3], 2), [1; 3/sqrt(5)], 1e-15)
disp(cconv([1 2 3], [1 1], 3)), disp(cconv([1 2 3], [1 1])), near(cconv((1:5)', (2:6)', 5), real(ifft(fft((1:5)').*fft((2:6)'))), 1e-12), disp(xcorr2([1 2; 3 4], [1 1])), disp(xcorr2([1 2])), disp(finddelay([1 2 3], [0 0 1 2 3])), disp(finddelay([0 0 1 2 3], [1 2 3])), disp(finddelay([0 0], [1 2]))
% Responses: of a pole, of a FIR filter; a linear phase has half its order as delay, an all-pass a known one.
disp(impz([1 1], [1 -0.5], 4)'), disp(impz([1 2 3])'), [h, t] = impz(1, [1 -0.5], [0 2 4], 10); disp(h'), disp(t'), disp(size(impz(1, [1 -0.9]), 1) > 50), near(grpdelay([1 2 3 2 1], 1, 8), 2*ones(8, 1), 1e-12), [g, w] = grpdelay([0.5 1], [1 0.5], 16); near(g, (1 - 0.25)./(1 + 0.25 + cos(w)), 1e-12), [~, f] = grpdelay(1, 1, 4, 100); disp(f'), near(grpdelay([0 0 1], 1, [0.1; 0.7]), [2; 2], 1e-13), disp(size(grpdelay(1, 1)))
% Prediction: an AR(1) process has its coefficient; the equations of Yule and Walker hold.
[a, e, k] = levinson([1 0.5 0.25 0.125], 3); near(a, [1 -0.5 0 0], 1e-15), near(e, 0.75, 1e-15), near(k, [-0.5; 0; 0], 1e-15), r = [4 2 1 0.3]; a = levinson(r); near(toeplitz(r(1:3))*a(2:4)', -r(2:4)', 1e-14), [a, g] = lpc((0.8).^(0:60)', 1); near(a, [1 -0.8], 1e-5), disp(g > 0), disp(size(lpc(rand(9, 2), 3)))
% Prototypes: -3 dB at 1, the ripple at 1.
[z, p, k] = buttap(3); near(abs(k/prod(1i - p)), sqrt(0.5), 1e-14), disp(isempty(z)), near(poly(p), [1 2 2 1], 1e-14), for n = 2:3, [z, p, k] = cheb1ap(n, 2); near(20*log10(abs(k/prod(1i - p))), -2, 1e-10), disp(all(real(p) < 0)), end
tries = {@() tukeywin(-1), @() bohmanwin(), @() dctmtx(0), @() buttap(1.5), @() cheb1ap(2), @() cconv(1), @() levinson()};
for k = 1:numel(tries), try, tries{k}(), disp('no error'), catch e, disp(e.identifier), end, end
