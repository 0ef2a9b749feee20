% SPDX-License-Identifier: Apache-2.0
function [sos, g] = zp2sos(z, p, k, direction)
% Second-order sections [b0 b1 b2 1 a1 a2] of zeros z, poles p and a gain k; poles near the unit circle get the
% zeros nearest to them and come last ('up') or first ('down'). With one output the gain is in the first section.
% Example: [sos, g] = zp2sos([1; -1], [0.5; -0.5], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(k), k = 1; end
if nargin < 4, direction = 'up'; end
if ~any(strcmpi(direction, {'up', 'down'}))
    error('signal:zp2sos:BadOrder', 'ORDER must be ''up'' or ''down''.');
end
z = z(:);
p = p(:);
count = max(ceil(max(numel(p), numel(z))/2), 1);
[zc, zr] = pairs(z);
[pc, pr] = pairs(p);
sos = zeros(count, 6);
for row = 1:count
    % The poles nearest to the unit circle first, then the zeros nearest to them.
    [poles, pc, pr] = takePoles(pc, pr);
    [zeros_, zc, zr] = takeZeros(zc, zr, poles, 2*(count - row));
    sos(row, :) = [coefficients(zeros_), coefficients(poles)];
end
if strcmpi(direction, 'up'), sos = flipud(sos); end
g = k;
if nargout < 2, sos(1, 1:3) = g*sos(1, 1:3); end
end

function c = coefficients(r)
c = real(poly(r));
c(end + 1:3) = 0;
end

function [upper, realOnes] = pairs(r)
% Conjugate pairs by their upper half, and the real ones; throws for what has no partner.
r = cplxpair(r);
upper = conj(r(imag(r) < 0));
realOnes = real(r(imag(r) == 0));
end

function [taken, upper, realOnes] = takePoles(upper, realOnes)
away = @(r) abs(abs(r) - 1);
if ~isempty(upper) && (isempty(realOnes) || min(away(upper)) <= min(away(realOnes)) || numel(realOnes) == 1)
    [~, at] = min(away(upper));
    taken = [upper(at); conj(upper(at))];
    upper(at) = [];
else
    taken = zeros(0, 1);
    while numel(taken) < 2 && ~isempty(realOnes)
        [~, at] = min(away(realOnes));
        taken(end + 1, 1) = realOnes(at);
        realOnes(at) = [];
    end
end
end

function [taken, upper, realOnes] = takeZeros(upper, realOnes, poles, room)
% Those nearest to the poles; at least so many that the rest has room in the sections to come.
taken = zeros(0, 1);
left = 2*numel(upper) + numel(realOnes);
if isempty(poles)
    target = 0;
else
    target = poles(1);
end
wanted = min(left, max(numel(poles), left - room));
if wanted == 0, return; end
if wanted == 2 || isempty(realOnes)
    [near, at] = min(abs(upper - target));
    if ~isempty(upper) && (numel(realOnes) < 2 || near <= min(abs(realOnes - target)))
        taken = [upper(at); conj(upper(at))];
        upper(at) = [];
        return;
    end
end
while numel(taken) < wanted && ~isempty(realOnes)
    [~, at] = min(abs(realOnes - target));
    taken(end + 1, 1) = realOnes(at);
    realOnes(at) = [];
end
end
