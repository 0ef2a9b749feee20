% SPDX-License-Identifier: Apache-2.0
function varargout = odeErk(p, m)
% Solves p by the explicit Runge-Kutta pair m.
if ~isempty(p.mass), p = odeDivideByMass(p); end
if ~isempty(p.nonNegative), p.f = odeKeepNonNegative(p.f, p.nonNegative); end
s.t = p.t0; s.y = p.y0;
f0 = odeFirstSlope(p);
s.slope = cast(f0, p.type);
s.counts = [0 0 1 0 0 0];
pow = 1/m.order;
if isempty(p.h0)
    absh = min(p.hmax, abs(p.tspan(2) - p.t0));
    if p.normControl
        rate = (norm(f0)/max(norm(s.y), p.threshold))/(0.8*p.rtol^pow);
    else
        rate = norm(f0./max(abs(s.y), p.threshold), inf)/(0.8*p.rtol^pow);
    end
    if absh*rate > 1, absh = 1/rate; end
    s.absh = max(absh, 16*eps(p.t0));
else
    s.absh = min(p.hmax, max(16*eps(p.t0), cast(p.h0, p.type)));
end
s.weights = {m.A, m.c, m.E, m.order, m.leastShrink, m.lastIsFirst, []};
if ~m.lastIsFirst, s.weights{7} = m.b; end
s.interpolant = m.D;
s.apart = p.n > 256;
s.short = ~s.apart && isa(s.y, 'double') && isreal(s.y) && isreal(s.slope) && ~isa(s.y, 'gpuArray');
[varargout{1:max(p.outputs, 1)}] = odeDrive(p, s, @odeErkStep, m.refine);
end
