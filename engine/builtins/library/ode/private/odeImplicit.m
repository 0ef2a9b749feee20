% SPDX-License-Identifier: Apache-2.0
function [p, s] = odeImplicit(p, constantMassOnly)
% What the implicit solvers share: the mass matrix and the Jacobian as functions, a start that the
% algebraic equations allow, the first slope and Jacobian.
solver = p.solver;
o = p.options;
args = p.args;
p.massOf = [];
p.hasMass = ~isempty(p.mass);
if ~p.hasMass
    p.M = 1;
elseif isnumeric(p.mass)
    p.M = p.mass;
else
    M = p.mass;
    alone = strcmpi(odeget(o, 'MStateDependence', 'weak', 'fast'), 'none') || nargin(M) == 1;
    if constantMassOnly
        error(sprintf('MATLAB:%s:NonConstantMassMatrix', solver), ...
            '%s can only solve problems with a constant mass matrix.', upper(solver));
    end
    if alone, p.massOf = @(t, y) M(t, args{:}); else, p.massOf = @(t, y) M(t, y, args{:}); end
    p.M = p.massOf(p.t0, p.y0);
end
if p.hasMass && ~isequal(size(p.M), [p.n p.n])
    error('MATLAB:odemass:SizeMassMatrix', 'Mass matrix must be an N-by-N matrix with N = length(Y0).');
end
J = odeget(o, 'Jacobian', [], 'fast');
p.jacobian = J;
if isa(J, 'function_handle') || ischar(J) || isstring(J)
    if ~isa(J, 'function_handle'), J = str2func(char(J)); end
    p.jacobian = @(t, y) J(t, y, args{:});
elseif ~isempty(J) && ~isequal(size(J), [p.n p.n])
    error('MATLAB:odejacobian:SizeJacobian', 'Jacobian must be an N-by-N matrix with N = length(Y0).');
end
p.constantJacobian = isnumeric(J) && ~isempty(J) || strcmpi(odeget(o, 'JConstant', 'off', 'fast'), 'on');
p.vectorized = strcmpi(odeget(o, 'Vectorized', 'off', 'fast'), 'on');
p.pattern = odeget(o, 'JPattern', [], 'fast');
if ~isempty(p.pattern), p.columnGroups = odeColumnGroups(p.pattern); end
s.implicit = true;
s.counts = [0 0 1 0 0 0];
s.t = p.t0; s.y = p.y0;
f0 = odeFirstSlope(p);
[p, s.slope, f0, isDae] = odeConsistentStart(p, f0);
s.y = p.y0;
[s.J, calls] = odeJacobian(p, p.t0, s.y, f0);
s.counts(3) = s.counts(3) + calls; s.counts(4) = 1;
s.jacobianHere = true;
s.identity = eye(p.n, p.type);
if issparse(s.J) || issparse(p.M), s.identity = speye(p.n); end
if ~p.hasMass, p.M = s.identity; end
% The first step: from the slope, then from the second derivative where there is one.
wt = max(abs(s.y), p.threshold);
if any(strcmp(solver, {'ode15s'})), pow = 1/2; else, pow = 1/3; end
if isempty(p.h0)
    absh = min(p.hmax, abs(p.tspan(2) - p.t0));
    if p.normControl
        wt = max(norm(s.y), p.threshold);
        size1 = norm(s.slope)/wt;
    else
        size1 = norm(s.slope./wt, inf);
    end
    rate = 1.25*size1/p.rtol^pow;
    if absh*rate > 1, absh = 1/rate; end
    hmin = 16*eps(p.t0);
    absh = max(absh, hmin);
    if ~isDae
        h = p.direction*absh;
        probe = (p.t0 + p.direction*min(sqrt(eps)*max(abs(p.t0), abs(p.t0 + h)), absh)) - p.t0;
        second = (p.f(p.t0 + probe, s.y) - f0)/probe + s.J*s.slope;
        s.counts(3) = s.counts(3) + 1;
        if p.hasMass, second = p.M\second; end
        if strcmp(solver, 'ode15s')
            if p.normControl, size2 = norm(second)/wt; else, size2 = norm(second./wt, inf); end
            rate = 1.25*sqrt(0.5*size2/p.rtol);
            absh = min(p.hmax, abs(p.tspan(2) - p.t0));
            if absh*rate > 1, absh = 1/rate; end
            absh = max(absh, hmin);
        end
    end
    s.absh = absh;
else
    s.absh = min(p.hmax, max(16*eps(p.t0), cast(p.h0, p.type)));
end
s.h = p.direction*s.absh;
end
