% SPDX-License-Identifier: Apache-2.0
function f = waveletFilters(who, args)
% Filters of a wavelet by its name, or those that are given: a struct of loD, hiD, loR, hiR.
if ischar(args{1}) || isstring(args{1})
    w = scalingFilter(who, lower(char(args{1})));
    w = sqrt(2)*w/sum(w);
    f.loR = w;
    f.hiR = w(end:-1:1);
    f.hiR(2:2:end) = -f.hiR(2:2:end);
    f.loD = f.loR(end:-1:1);
    f.hiD = f.hiR(end:-1:1);
    return
end
[f.loD, f.hiD] = args{1:2};
f.loR = f.loD;
f.hiR = f.hiD;
end

function w = scalingFilter(who, name)
switch name
    case {'haar', 'db1', 'sym1'}, w = [1 1]; return
    case 'sym2', name = 'db2';
    case 'sym3', name = 'db3';
    case 'sym4'
        w = fliplr([-0.07576571478927333, -0.02963552764599851, 0.49761866763201545, 0.8037387518059161, 0.29785779560527736, ...
            -0.09921954357684722, -0.012603967262037833, 0.0322231006040427]);
        return
    case 'coif1'
        w = fliplr([-0.01565572813546454, -0.0727326195128539, 0.38486484686420286, 0.8525720202122554, 0.3378976624578092, -0.0727326195128539]);
        return
end
order = regexp(name, '^db(\d+)$', 'tokens', 'once');
if isempty(order) || str2double(order{1}) < 1 || str2double(order{1}) > 20
    error(sprintf('Wavelet:%s:InvalidWavelet', who), 'Invalid wavelet name: %s. There are haar, db1 to db20, sym1 to sym4 and coif1.', name);
end
% I. Daubechies, Comm. Pure Appl. Math. 41, 1988: the zeros within the unit circle of what the moments ask.
n = str2double(order{1});
p = zeros(1, n);
for k = 0:n - 1, p(n - k) = nchoosek(n - 1 + k, k); end
y = roots(p);
z = 1 - 2*y + 2*sqrt(y.*(y - 1));
z(abs(z) > 1) = 1./z(abs(z) > 1);
w = 1;
for k = 1:n, w = conv(w, [1 1]); end
w = real(conv(w, poly(z)));
end
