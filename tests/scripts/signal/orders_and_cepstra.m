% Orders of filters meet what was asked, and one less does not; a cepstrum by its definition.
near = @(a, b, tol) assert(isequal(size(a), size(b)) && all(abs(a(:) - b(:)) <= tol));
db = @(b, a, w) 20*log10(abs(polyval(b, exp(1i*pi*w))./polyval(a, exp(1i*pi*w))));
[n, w] = buttord(0.2, 0.3, 3, 40); disp(n), [b, a] = butter(n, w); disp(db(b, a, 0.2) >= -3.0001), disp(db(b, a, 0.3) <= -39.999), [b, a] = butter(n - 1, 0.2); disp(db(b, a, 0.3) > -40)
[n, w] = buttord(0.4, 0.2, 1, 30); [b, a] = butter(n, w, 'high'); disp([n db(b, a, 0.4) >= -1.0001 db(b, a, 0.2) <= -29.999])
[n, w] = buttord([0.2 0.4], [0.1 0.6], 1, 30); [b, a] = butter(n, w); disp([n db(b, a, [0.2 0.4]) >= -1.0001 db(b, a, [0.1 0.6]) <= -29.999])
[n, w] = buttord([0.1 0.6], [0.25 0.35], 1, 30); [b, a] = butter(n, w, 'stop'); disp([n db(b, a, [0.1 0.6]) >= -1.0001 db(b, a, [0.25 0.35]) <= -29.999])
[n, w] = buttord(100, 200, 3, 20, 's'); disp(n), near(w, 200/99^(1/8), 1e-10)
[n, w] = cheb1ord(0.2, 0.3, 1, 40); disp([n w]), [b, a] = cheby1(n, 1, w); disp(db(b, a, 0.3) <= -40), [b, a] = cheby1(n - 1, 1, w); disp(db(b, a, 0.3) > -40)
x = [4 2 1 0.5 0.2]; [c, y] = rceps(x); near(c, real(ifft(log(abs(fft(x))))), 1e-15), near(abs(fft(y)), abs(fft(x)), 1e-12), [c, y] = rceps([1; 2; 4; 8]); near(abs(fft(y)), abs(fft([1; 2; 4; 8])), 1e-12), disp(size(c))
tries = {@() buttord(0.2, [0.1 0.3], 1, 2), @() buttord(1.2, 0.3, 1, 2), @() buttord(1), @() cheb1ord(1), @() rceps([1 -1]), @() rceps()};
for k = 1:numel(tries), try, tries{k}(), disp('no error'), catch e, disp(e.identifier), end, end
