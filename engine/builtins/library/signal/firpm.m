% SPDX-License-Identifier: Apache-2.0
function [h, err] = firpm(n, f, a, weights, kind)
% Linear-phase filter of order n with the least greatest error in the bands f (pairs of edges, 1 is half the rate) from the gains a at their edges, with
% weights of the bands, by Parks and McClellan's exchange of Remez; 'hilbert' and 'differentiator' are antisymmetric.
% Example: h = firpm(20, [0 0.3 0.4 1], [1 1 0 0])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, weights = []; end
if nargin < 5, kind = ''; end
if ischar(weights) || isstring(weights), kind = weights; weights = []; end
f = f(:).'; a = a(:).';
bands = numel(f)/2;
if bands ~= fix(bands) || numel(a) ~= numel(f), error('signal:firpm:InvalidDimensions', 'F and A must have the same even number of elements.'); end
if any(diff(f) < 0) || f(1) < 0 || f(end) > 1, error('signal:firpm:InvalidFreqVec', 'Frequencies must rise from 0 to 1.'); end
if isempty(weights), weights = ones(1, bands); end
odd_ = any(strncmpi(kind, {'hilbert', 'differentiator'}, 1));
if ~odd_ && mod(n, 2) == 1 && f(end) == 1 && a(end) ~= 0
    warning('signal:firpm:OddOrder', 'Odd order symmetric filters have a gain of zero at half the rate: the order is raised by one.');
    n = n + 1;
end
long = n + 1;
even_ = mod(long, 2) == 0;
% The amplitude is Q(w) P(w) with P a sum of r cosines.
if ~odd_, if even_, Q = @(x) cos(pi*x/2); else, Q = @(x) ones(size(x)); end
elseif even_, Q = @(x) sin(pi*x/2); else, Q = @(x) sin(pi*x); end
if ~odd_, r = floor((long + 1)/2); if even_, r = long/2; end
elseif even_, r = long/2; else, r = (long - 1)/2; end
grid = []; D = []; W = [];
step = 1/(16*max(r, 4));
for b = 1:bands
    lo = f(2*b - 1); hi = f(2*b);
    if hi == lo, g = lo; else, g = linspace(lo, hi, max(2, ceil((hi - lo)/step) + 1)); end
    gain = a(2*b - 1) + (a(2*b) - a(2*b - 1))*(g - lo)/max(hi - lo, eps);
    weight = weights(b)*ones(size(g));
    if strncmpi(kind, 'd', 1) && any(gain ~= 0), weight = weight./max(g, step); end
    keep = abs(Q(g)) > 1e-6;
    grid = [grid, g(keep)]; D = [D, gain(keep)]; W = [W, weight(keep)];
end
q = Q(grid);
D = D./q; W = W.*abs(q);
x = cos(pi*grid);
m = numel(grid);
ext = round(linspace(1, m, r + 1));
for turn = 1:60
    xe = x(ext);
    gamma_ = ones(1, r + 1);
    for i = 1:r + 1, others = xe([1:i - 1, i + 1:end]); gamma_(i) = 1/prod(2*(xe(i) - others)); end
    signs = (-1).^(0:r);
    delta = sum(gamma_.*D(ext))/sum(gamma_.*signs./W(ext));
    C = D(ext) - signs*delta./W(ext);
    P = barycentric(x, xe(1:r), C(1:r));
    E = W.*(D - P);
    new = exchange(E, r + 1);
    if isequal(new, ext), break, end
    big = max(abs(E));
    ext = new;
    if (big - abs(delta)) <= 1e-10*big, break, end
end
err = abs(delta);
% P at equal steps gives its cosines, and these the taps.
k = (0:long - 1).';
w = 2*(0:long - 1)/long;
half = w <= 1 + 1e-12;
amplitude = zeros(1, long);
amplitude(half) = Q(w(half)).*barycentric(cos(pi*w(half)), xe(1:r), C(1:r));
h = zeros(1, long);
middle = (long - 1)/2;
for j = find(half)
    if w(j) == 0 || abs(w(j) - 1) < 1e-12, c = 1; else, c = 2; end
    if odd_, h = h + c*amplitude(j)*sin(pi*w(j)*(middle - k.'))/long; else, h = h + c*amplitude(j)*cos(pi*w(j)*(k.' - middle))/long; end
end
end

function y = barycentric(x, nodes, values)
n = numel(nodes);
w = ones(1, n);
for i = 1:n, w(i) = 1/prod(2*(nodes(i) - nodes([1:i - 1, i + 1:n]))); end
gap = x.' - nodes;
hit = abs(gap) < 1e-14;
gap(hit) = 1;
y = ((1./gap)*(w.*values).')./((1./gap)*w.');
[row, column] = find(hit);
y(row) = values(column);
y = y.';
end

function ext = exchange(E, count)
% Extremes of alternating sign, the largest of each run, and of more than needed those at the ends that are smaller go.
m = numel(E);
at = 1:m;
up = [true, E(2:end) >= E(1:end - 1)] & [E(1:end - 1) >= E(2:end), true] & E > 0;
down = [true, E(2:end) <= E(1:end - 1)] & [E(1:end - 1) <= E(2:end), true] & E < 0;
ext = at(up | down);
kept = ext(1);
for e = ext(2:end)
    if sign(E(e)) == sign(E(kept(end)))
        if abs(E(e)) > abs(E(kept(end))), kept(end) = e; end
    else
        kept(end + 1) = e;
    end
end
while numel(kept) > count
    if numel(kept) == count + 1
        if abs(E(kept(1))) < abs(E(kept(end))), kept(1) = []; else, kept(end) = []; end
    else
        [~, least] = min(abs(E(kept)));
        if least == 1 || least == numel(kept), kept(least) = [];
        elseif abs(E(kept(least - 1))) < abs(E(kept(least + 1))), kept([least - 1, least]) = [];
        else, kept([least, least + 1]) = [];
        end
    end
end
ext = kept;
if numel(ext) < count
    more = setdiff(round(linspace(1, m, 4*count)), ext);
    ext = sort([ext, more(1:count - numel(ext))]);
end
end
