% SPDX-License-Identifier: Apache-2.0
function [q, bound, ok] = tiles(f, xa, xb, ya, yb, absTol, relTol, most)
% Integral of f(X, Y) for x in [xa, xb] and y between the functions ya and yb of x, by Gauss-Kronrod
% rules of 15 by 15 points on rectangles of which those with the greatest errors are cut into four.
% Both variables are changed so that singular edges and infinite ends are taken away.
[toX, slopeX] = changed(xa, xb);
[node, wide, narrow] = gaussKronrod();
w2 = wide(:)*wide(:)';
n2 = narrow(:)*narrow(:)';
boxes = zeros(4, 0);
for i = 0:1, for j = 0:1, boxes(:, end + 1) = [i; i + 1; j; j + 1]/2; end, end
boxes = 2*boxes - 1;
value = zeros(1, 0); err = zeros(1, 0);
fresh = boxes; boxes = zeros(4, 0);
calls = 0;
ok = true;
while true
    for k = 1:size(fresh, 2)
        [v, e] = one(fresh(:, k));
        value(end + 1) = v; err(end + 1) = e;
        boxes(:, end + 1) = fresh(:, k);
    end
    calls = calls + size(fresh, 2);
    q = sum(value);
    bound = sum(err);
    allowed = max(absTol, relTol*abs(q));
    if ~(bound > allowed) || ~isfinite(q), break; end
    if calls >= most, ok = false; break; end
    % Those whose share of the error is more than their part of the area allows.
    area = (boxes(2, :) - boxes(1, :)).*(boxes(4, :) - boxes(3, :))/4;
    bad = err > allowed*max(area, 1/numel(err));
    if ~any(bad), [~, worst] = max(err); bad(worst) = true; end
    old = boxes(:, bad);
    mx = (old(1, :) + old(2, :))/2; my = (old(3, :) + old(4, :))/2;
    fresh = [old(1, :) mx old(1, :) mx; mx old(2, :) mx old(2, :); ...
        old(3, :) old(3, :) my my; my my old(4, :) old(4, :)];
    boxes(:, bad) = []; value(bad) = []; err(bad) = [];
end

    function [v, e] = one(box)
        hx = (box(2) - box(1))/2; hy = (box(4) - box(3))/2;
        s = (box(1) + box(2))/2 + hx*node(:)';
        t = (box(3) + box(4))/2 + hy*node(:);
        x = toX(s);
        dx = slopeX(s);
        bottom = ya(x); top = yb(x);
        if isscalar(bottom), bottom = repmat(bottom, size(x)); end
        if isscalar(top), top = repmat(top, size(x)); end
        X = repmat(x, numel(t), 1);
        if all(isfinite(bottom)) && all(isfinite(top))
            part = (2 + 3*t - t.^3)/4;
            Y = bottom + (top - bottom).*part;
            dY = (top - bottom).*(3*(1 - t.^2)/4);
        else
            [toY, slopeY] = changed(bottom(1), top(1));
            Y = repmat(toY(t), 1, numel(s));
            dY = repmat(slopeY(t), 1, numel(s));
        end
        Z = f(X, Y);
        if ~isequal(size(Z), size(X))
            error('MATLAB:integral2:UnexpectedOutputSize', ...
                'Integrand output size does not match the input size.');
        end
        Z = double(Z).*dx.*dY;
        v = sum(w2.*Z, 'all')*hx*hy;
        e = abs(sum(n2.*Z, 'all')*hx*hy - v);
        % The narrow rule is much worse than the wide one where f is smooth.
        if e < 1e-3*abs(v), e = min(e, (200*e/max(abs(v), realmin))^1.5*abs(v)); end
    end
end

function [to, slope] = changed(a, b)
% A variable in [-1, 1] for one in [a, b].
if isinf(a) && isinf(b)
    sense = sign(b);
    if sign(a) == sign(b), sense = 0; end
    to = @(t) sense*t./(1 - t.^2); slope = @(t) sense*(1 + t.^2)./(1 - t.^2).^2;
elseif isinf(b)
    to = @(t) a + sign(b)*((1 + t)./(1 - t)).^2; slope = @(t) sign(b)*4*(1 + t)./(1 - t).^3;
elseif isinf(a)
    to = @(t) b + sign(a)*((1 - t)./(1 + t)).^2; slope = @(t) -sign(a)*4*(1 - t)./(1 + t).^3;
else
    to = @(t) a + (b - a)*(2 + 3*t - t.^3)/4; slope = @(t) (b - a)*3*(1 - t.^2)/4;
end
end
