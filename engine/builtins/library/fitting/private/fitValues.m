% SPDX-License-Identifier: Apache-2.0
function y = fitValues(f, varargin)
% The values of a fitted curve or surface.
s = objectState(f);
if isempty(varargin), error('curvefit:cfit:subsref:notEnoughInputs', 'Not enough inputs to evaluate the fit.'); end
[X, shape] = variablesOf(s.model, varargin);
X = (X - s.centre)./s.scale;
if isempty(s.pp), y = s.model.value(s.b, s.problem, X);
elseif isstruct(s.pp), y = ppval(s.pp, X);
else, y = s.pp(X(:, 1), X(:, 2)); end
y = reshape(y, shape);
end
