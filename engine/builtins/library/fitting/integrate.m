% SPDX-License-Identifier: Apache-2.0
function v = integrate(f, x, x0)
% The integral of a fitted curve from x0 to each x, in a column. Polynomials and splines exactly, other models by quadrature.
% Example: v = integrate(fit((0:4)', (0:4)'.^2, 'poly2'), [1 2 3], 0)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
isFit(f, 'integrate');
s = objectState(f);
if numel(s.model.indep) == 2, error('curvefit:integrate:curvesOnly', 'A surface is integrated by quad2d.'); end
t = (double([x0; x(:)]) - s.centre)/s.scale;
if ~isempty(s.pp)
    whole = ppval(areas(s.pp), t);
    v = whole(2:end) - whole(1);
elseif strncmp(s.model.name, 'poly', 4)
    whole = polyval(polyint(s.b), t);
    v = whole(2:end) - whole(1);
else
    v = zeros(numel(x), 1);
    for k = 1:numel(v)
        v(k) = integral(@(u) reshape(s.model.value(s.b, s.problem, u(:)), size(u)), t(1), t(k + 1), 'AbsTol', 1e-12, 'RelTol', 1e-9);
    end
end
v = reshape(v, [], 1)*s.scale;
end

function pp = areas(pp)
[breaks, C, n, k] = unmkpp(pp);
C = [C./(k:-1:1), zeros(n, 1)];
h = diff(breaks(:));
whole = zeros(n, 1);
for j = 1:k, whole = (whole + C(:, j)).*h; end
C(:, end) = [0; cumsum(whole(1:end - 1))];
pp = mkpp(breaks, C);
end
