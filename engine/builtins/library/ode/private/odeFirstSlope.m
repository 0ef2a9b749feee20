% SPDX-License-Identifier: Apache-2.0
function f0 = odeFirstSlope(p)
% The function's value at the start, with its size checked.
f0 = p.f(p.t0, p.y0);
name = func2str(p.f);
if ~iscolumn(f0)
    error('MATLAB:odearguments:FofttxNotColumn', '%s must return a column vector.', name);
end
if numel(f0) ~= p.n
    error('MATLAB:odearguments:SizeIC', ['%s returns a vector of length %d, but the length of initial ' ...
        'conditions vector is %d. The vector returned by %s and the initial conditions vector must ' ...
        'have the same number of elements.'], name, numel(f0), p.n, name);
end
end
