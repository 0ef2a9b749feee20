% SPDX-License-Identifier: Apache-2.0
function t = responseTimes(s, last)
% Times at which a response shows what a system does, up to its settling or to last.
p = pole(makeSystem(s));
if s.Ts ~= 0
    Ts = abs(s.Ts);
    if nargin < 2
        m = max(abs(p(abs(p) < 1 - 1e-8 & abs(p) > 1e-8)));
        count = 20;
        if ~isempty(m), count = min(max(ceil(log(0.002)/log(m)), 10), 2000); end
        if any(abs(p) >= 1 - 1e-8), count = max(count, 50); end
        last = count*Ts;
    end
    t = (0:Ts:last + Ts*1e-6)';
    return
end
p = p(isfinite(p));
rate = abs(real(p));
slow = min(rate(rate > 1e-8));
fast = max(abs(p));
if nargin < 2
    if isempty(slow)
        last = 10;
        if ~isempty(fast) && fast > 0, last = 20*pi/fast; end
    else
        last = 7/slow;
    end
    unit = 10^floor(log10(last));
    last = ceil(last/unit*5)/5*unit;
end
count = 200;
if ~isempty(fast), count = min(max(count, ceil(last*fast*3)), 5000); end
t = linspace(0, last, count + 1)';
end
