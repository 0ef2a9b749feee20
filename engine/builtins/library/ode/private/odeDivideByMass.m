% SPDX-License-Identifier: Apache-2.0
function p = odeDivideByMass(p)
% For a solver that knows no mass matrix: the function is divided by it.
f = p.f;
M = p.mass;
if isnumeric(M)
    if ~isequal(size(M), [p.n p.n])
        error('MATLAB:odemass:SizeMassMatrix', 'Mass matrix must be an N-by-N matrix with N = length(Y0).');
    end
    p.f = @(t, y) M\f(t, y);
    return
end
args = p.args;
if strcmpi(odeget(p.options, 'MStateDependence', 'weak', 'fast'), 'none') || nargin(M) == 1
    p.f = @(t, y) M(t, args{:})\f(t, y);
else
    p.f = @(t, y) M(t, y, args{:})\f(t, y);
end
end
