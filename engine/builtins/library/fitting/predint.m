% SPDX-License-Identifier: Apache-2.0
function [ci, y] = predint(f, x, level, kind, together)
% Bounds of the values of a fit at x, a row a point with the lower one first: of a new observation (kind 'observation', the default) or of the
% function ('functional'), at each point alone or, with together 'on', at all points at once. The level is 0.95 unless given. y: the values.
% Example: ci = predint(fit((1:5)', [2.1; 3.9; 6.2; 7.8; 10.1], 'poly1'), [2; 6])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(level), level = 0.95; end
if nargin < 4 || isempty(kind), kind = 'observation'; end
if nargin < 5 || isempty(together), together = 'off'; end
isFit(f, 'predint');
kind = validatestring(kind, {'observation', 'functional'}, 'predint');
together = validatestring(together, {'on', 'off'}, 'predint');
if ~(isnumeric(level) && isscalar(level) && level > 0 && level < 1)
    error('curvefit:predint:invalidConfidenceLevel', 'The confidence level must be between 0 and 1.');
end
s = objectState(f);
if ~isempty(s.pp), error('curvefit:predint:notParametric', 'Cannot compute prediction intervals for interpolants and splines.'); end
if isempty(s.R) || s.dfe < 1
    error('curvefit:predint:cannotComputePredInts', 'Cannot compute prediction intervals if #observations<=#coefficients.');
end
if numel(s.model.indep) == 1, X = variablesOf(s.model, {x(:)}); else, X = variablesOf(s.model, {x}); end
X = (X - s.centre)./s.scale;
J = fitJacobian(s, X);
spread = sum((J(:, ~s.fixed)/s.R).^2, 2);
if strcmp(kind, 'observation'), spread = spread + 1; end
count = size(s.R, 1);
factor = tinv((1 + level)/2, s.dfe);
if strcmp(together, 'on')
    if strcmp(kind, 'observation'), count = count + 1; end
    factor = sqrt(count*finv(level, count, s.dfe));
end
y = s.model.value(s.b, s.problem, X);
ci = y + factor*sqrt(spread*s.sse/s.dfe).*[-1 1];
end
