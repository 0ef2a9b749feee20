% SPDX-License-Identifier: Apache-2.0
% smooth: where steps are alike sums over windows are convolutions; the same values as point by point.
n = 120; x = (1:n)'; y = sin(x/9) + 0.2*cos(7*x) + 3*(x == 40);
methods = {'lowess', 'loess'};
for m = 1:2
    for span = [7 20 31]
        s = smooth(y, span, methods{m});
        worst = 0;
        for k = [1 2 5 40 61 119 120]
            d = sort(abs(x - k));
            w = max(1 - (abs(x - k)/d(span)).^3, 0).^3;
            c = (sqrt(w).*(x - k).^(0:m))\(sqrt(w).*y);
            worst = max(worst, abs(s(k) - c(1)));
        end
        fprintf('%s %d %d\n', methods{m}, span, worst < 1e-10);
    end
end
% Values between of steps that are not alike, and robust ones: a permutation changes nothing.
order = [n:-1:61, 1:60];
for method = {'moving', 'lowess', 'loess', 'rlowess', 'rloess', 'sgolay'}
    a = smooth(x.^1.5, y, 15, method{1});
    b = smooth(x(order).^1.5, y(order), 15, method{1});
    fprintf('%s %d\n', method{1}, max(abs(a(order) - b)) < 1e-10);
end
% An outlier does not move the robust ones, polynomials of the degree stay.
r = smooth(x/10 + 30*(x == 50), 21, 'rlowess');
fprintf('%d %d\n', max(abs(r - x/10)) < 1e-6, max(abs(smooth(x, x.^2, 9, 'loess') - x.^2)) < 1e-9);
fprintf('%d\n', max(abs(smooth(x.^1.1, x.^3.3, 11, 'sgolay', 3) - x.^3.3)) < 1e-6);
