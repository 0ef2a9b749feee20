% SPDX-License-Identifier: Apache-2.0
function [p, slope, f0, isDae] = odeConsistentStart(p, f0)
% The slope at the start. Where the mass matrix is singular, the part of y0 that it does not see is
% moved until the equations without derivatives hold (index 1), by Newton's method.
isDae = false;
slope = f0;
if ~p.hasMass, return; end
known = odeget(p.options, 'MassSingular', 'maybe', 'fast');
if strcmpi(known, 'no') || (~strcmpi(known, 'yes') && isRegular(p.M))
    slope = p.M\f0;
    return
end
[U, S, V] = svd(full(p.M));
values = diag(S);
r = nnz(values > p.n*eps(max(values)));
if r == p.n
    slope = p.M\f0;
    return
end
isDae = true;
left = U(:, r + 1:end); right = V(:, r + 1:end);
y = p.y0;
for k = 1:15
    g = left'*f0;
    J = odeJacobian(p, p.t0, y, f0);
    G = left'*(J*right);
    if ~isRegular(G)
        error('MATLAB:daeic12:IndexGTOne', 'This DAE appears to be of index greater than 1.');
    end
    change = right*(G\g);
    y = y - change;
    f0 = p.f(p.t0, y);
    if norm(change./max(abs(y), p.threshold), inf) <= 1e-3*p.rtol, break; end
    if k == 15
        error('MATLAB:daeic12:NeedBetterY0', 'Need a better guess y0 for consistent initial conditions.');
    end
end
p.y0 = y;
slope = V(:, 1:r)*((U(:, 1:r)'*f0)./values(1:r));
end

function yes = isRegular(M)
[~, U] = lu(full(M));
pivots = abs(diag(U));
yes = min(pivots) > size(M, 1)*eps(max(pivots));
end
