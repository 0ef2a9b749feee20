% SPDX-License-Identifier: Apache-2.0
function [P, f] = pmtm(x, varargin)
% Power spectral density by several tapers (Thomson): pmtm(x, nw, nfft, fs, method), with 2*nw - 1
% Slepian tapers for the half width nw (4 unless said), weighted 'adapt', by their 'eigen' values or
% by 'unity'. 'onesided', 'twosided', 'centered'; 'DropLastTaper', false takes one taper more. Without
% fs f is in radians a sample.
% Example: [P, f] = pmtm(cos(2*pi*(0:63)/8), 2, 64, 8);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(x) || isempty(x) || ndims(x) > 2
    error('signal:pmtm:InvalidInput', 'X must be a numeric vector or matrix.');
end
args = varargin;
method = 'adapt';
range = '';
drop = true;
k = 1;
while k <= numel(args)
    if ischar(args{k}) || isstring(args{k})
        switch lower(char(args{k}))
            case {'adapt', 'eigen', 'unity'}, method = lower(char(args{k}));
            case {'onesided', 'half'}, range = 'onesided';
            case {'twosided', 'whole'}, range = 'twosided';
            case 'centered', range = 'centered';
            case 'droplasttaper'
                drop = args{k + 1};
                args(k + 1) = [];
            otherwise, error('signal:pmtm:UnknownOption', 'Unknown option ''%s''.', char(args{k}));
        end
        args(k) = [];
    else
        k = k + 1;
    end
end
args(end + 1:3) = {[]};
[nw, n, rate] = args{1:3};
if isvector(x), x = x(:); end
long = size(x, 1);
if isempty(nw), nw = 4; end
if isempty(n), n = max(256, 2^nextpow2(long)); end
if ~(isscalar(nw) && nw > 0 && nw < long/2)
    error('signal:pmtm:InvalidNW', 'The half width must be positive and less than half the number of samples.');
elseif ~(isscalar(n) && n >= 1 && n == round(n))
    error('signal:pmtm:InvalidNFFT', 'The number of points must be a positive integer.');
end
[E, V] = dpss(long, nw, min(round(2*nw), long));
if drop && numel(V) > 1, E = E(:, 1:end - 1); V = V(1:end - 1); end
V = V(:);
P = zeros(n, size(x, 2));
for c = 1:size(x, 2)
    S = abs(transformed(E.*x(:, c), n)).^2;
    switch method
        case 'unity', P(:, c) = mean(S, 2);
        case 'eigen', P(:, c) = S*V/numel(V);
        otherwise, P(:, c) = adapted(S, V, sum(abs(x(:, c)).^2)/long);
    end
end
cycle = rate;
if isempty(rate), cycle = 2*pi; end
[P, f] = spectrumGrid('pmtm', P/cycle, n, rate, range, isreal(x), true);
if nargout == 0
    label = 'Power/frequency (dB/(rad/sample))';
    if ~isempty(rate), label = 'Power/frequency (dB/Hz)'; end
    plotResponse(f, 10*log10(abs(P)), ~isempty(rate), label)
    title('Thomson Multitaper Power Spectral Density Estimate')
    clear P
end
end

function p = adapted(S, V, power)
% Tapers that leak count less where the density is low: weights and density by turns.
if numel(V) < 2, p = S; return, end
p = mean(S(:, 1:2), 2);
for turn = 1:100
    b = p./(p*V' + power*(1 - V)');
    w = b.^2.*V';
    next = sum(w.*S, 2)./sum(w, 2);
    moved = mean(abs(next - p));
    p = next;
    if moved <= 5e-4*power/size(S, 1), break, end
end
end

function X = transformed(x, n)
% Longer signals are wrapped round, so that the values at the n frequencies are theirs.
m = size(x, 1);
if m > n
    x = [x; zeros(n*ceil(m/n) - m, size(x, 2))];
    x = permute(sum(reshape(x, n, [], size(x, 2)), 2), [1 3 2]);
end
X = fft(x, n, 1);
end
