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
    case 'sym6'
        w = fliplr([0.015404109327027373, 0.0034907120842174702, -0.11799011114819057, -0.048311742585633, 0.4910559419267466, 0.787641141030194, ...
            0.3379294217276218, -0.07263752278646252, -0.021060292512300564, 0.04472490177066578, 0.0017677118642428036, -0.007800708325034148]);
        return
    case 'coif1'
        w = fliplr([-0.01565572813546454, -0.0727326195128539, 0.38486484686420286, 0.8525720202122554, 0.3378976624578092, -0.0727326195128539]);
        return
    case 'coif2'
        w = fliplr([-0.0007205494453645122, -0.0018232088707029932, 0.0056114348193944995, 0.023680171946334084, -0.0594344186464569, ...
            -0.0764885990783064, 0.41700518442169254, 0.8127236354455423, 0.3861100668211622, -0.06737255472196302, -0.04146493678175915, ...
            0.016387336463522112]);
        return
end
order = regexp(name, '^sym([578])$', 'tokens', 'once');
if ~isempty(order), w = leastAsymmetric(str2double(order{1})); return, end
order = regexp(name, '^db(\d+)$', 'tokens', 'once');
if isempty(order) || str2double(order{1}) < 1 || str2double(order{1}) > 20
    error(sprintf('Wavelet:%s:InvalidWavelet', who), 'Invalid wavelet name: %s. There are haar, db1 to db20, sym1 to sym8, coif1 and coif2.', name);
end
n = str2double(order{1});
z = daubechiesZeros(n);
w = real(conv(binomialTaps(n), poly(z)));
end

function z = daubechiesZeros(n)
% I. Daubechies, Comm. Pure Appl. Math. 41, 1988: the zeros within the unit circle of what the moments ask.
p = zeros(1, n);
for k = 0:n - 1, p(n - k) = nchoosek(n - 1 + k, k); end
y = roots(p);
z = 1 - 2*y + 2*sqrt(y.*(y - 1));
z(abs(z) > 1) = 1./z(abs(z) > 1);
end

function w = binomialTaps(n)
w = 1;
for k = 1:n, w = conv(w, [1 1]); end
end

function w = leastAsymmetric(n)
% Of each zero, or pair of them, the one within or without the circle so that the phase is nearest to a line.
z = daubechiesZeros(n);
z = z(imag(z) >= -1e-9);
at = (0.02:0.02:0.98)'*pi;
best = Inf;
for choice = 0:2^numel(z) - 1
    c = z;
    out = bitget(choice, 1:numel(z)) == 1;
    c(out) = 1./conj(c(out));
    pairs = [c; conj(c(abs(imag(c)) > 1e-9))];
    v = real(conv(binomialTaps(n), poly(pairs)));
    phase = unwrap(angle(exp(-1i*at*(0:2*n - 1))*v'));
    bent = norm(phase - at*(at\phase));
    early = (0:2*n - 1)*v(:).^2/sum(v.^2) < n - 0.5;
    if bent < best*(1 - 1e-9) && early == (n == 7), best = bent; w = v; end
end
end
