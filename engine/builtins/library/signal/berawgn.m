% SPDX-License-Identifier: Apache-2.0
function [ber, ser] = berawgn(EbNo, type, M, coherence)
% The share of wrong bits (and symbols) of modulations in white noise for EbNo in dB: type 'pam', 'qam', 'psk', 'dpsk', 'oqpsk' (no M) or 'fsk';
% coherence is 'nondiff' or 'diff' of psk and 'coherent' or 'noncoherent' of fsk.
% K. Cho and D. Yoon, IEEE Trans. Comm. 50 (2002).
% Example: b = berawgn([0 4 8], 'psk', 2, 'nondiff')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
type = validatestring(type, {'pam', 'qam', 'psk', 'dpsk', 'oqpsk', 'fsk'}, 'berawgn');
if strcmp(type, 'oqpsk'), [type, M] = deal('psk', 4); end
if nargin < 4, coherence = 'nondiff'; end
k = log2(M);
if k ~= fix(k) || k < 1, error('comm:berawgn:InvalidM', 'M must be a power of 2.'); end
e = 10.^(EbNo/10);
Q = @(x) erfc(x/sqrt(2))/2;
switch type
    case 'pam'
        ber = pamErrors(M, 6*k*e/(M^2 - 1));
        ser = 2*(M - 1)/M*Q(sqrt(6*k*e/(M^2 - 1)));
    case 'qam'
        I = 2^ceil(k/2);
        J = 2^floor(k/2);
        x = 6*k*e/(I^2 + J^2 - 2);
        ber = (log2(I)*pamErrors(I, x) + max(log2(J), 0)*pamErrors(J, x))/k;
        a = 2*(I - 1)/I*Q(sqrt(x));
        b = 2*(J - 1)/J*Q(sqrt(x));
        ser = a + b - a.*b;
    case 'psk'
        if M <= 4
            ber = Q(sqrt(2*e));
            ser = ber;
            if M == 4, ser = 2*ber - ber.^2; end
            if strcmpi(coherence, 'diff'), ber = 2*ber.*(1 - ber); end
        else
            [ber, ser] = arrayfun(@(g) sectorErrors(M, k, k*g), e);
        end
    case 'dpsk'
        if M == 2
            ber = exp(-e)/2;
            ser = ber;
        else
            f = @(g) integral(@(t) exp(-k*g*sin(pi/M)^2./(1 + cos(pi/M)*cos(t))), 0, pi - pi/M)/pi;
            ser = arrayfun(f, e);
            ber = ser/k;
        end
    otherwise
        if M == 2 && strcmpi(coherence, 'coherent')
            ber = Q(sqrt(e));
            ser = ber;
        elseif strcmpi(coherence, 'noncoherent')
            ser = zeros(size(e));
            for j = 1:M - 1, ser = ser + (-1)^(j + 1)*nchoosek(M - 1, j)/(j + 1)*exp(-j*k*e/(j + 1)); end
            ber = M/2/(M - 1)*ser;
        else
            f = @(g) integral(@(q) (1 - (1 - Q(q)).^(M - 1)).*exp(-(q - sqrt(2*k*g)).^2/2)/sqrt(2*pi), -Inf, Inf);
            ser = arrayfun(f, e);
            ber = M/2/(M - 1)*ser;
        end
end
end

function ber = pamErrors(M, x)
% Gray coded amplitudes; x is the squared distance to a boundary in units of the noise.
ber = zeros(size(x));
bits = log2(M);
if bits < 1, return, end
for k = 1:bits
    for i = 0:(1 - 2^-k)*M - 1
        w = (-1)^floor(i*2^(k - 1)/M)*(2^(k - 1) - floor(i*2^(k - 1)/M + 1/2));
        ber = ber + w*2/M*erfc((2*i + 1)*sqrt(x/2))/2;
    end
end
ber = ber/bits;
end

function [ber, ser] = sectorErrors(M, k, g)
% The chance that noise turns a symbol into each sector, times the bits that are wrong there.
chance = @(a, b) integral(@(t) phaseDensity(t, g), a, b);
ber = 0;
ser = 0;
for j = 1:M - 1
    p = chance((2*j - 1)*pi/M, (2*j + 1)*pi/M);
    ser = ser + p;
    gray = bitxor(0:M - 1, floor((0:M - 1)/2));
    wrong = mean(arrayfun(@(s) nnz(bitget(bitxor(gray(s + 1), gray(mod(s + j, M) + 1)), 1:k)), 0:M - 1));
    ber = ber + p*wrong/k;
end
end

function d = phaseDensity(t, g)
c = sqrt(g)*cos(t);
d = exp(-g)/(2*pi) + c.*exp(-g*sin(t).^2)/sqrt(pi)/2.*erfc(-c);
end
