% SPDX-License-Identifier: Apache-2.0
function f = fitObject(s)
% A fitted curve (class cfit) or surface (sfit): its coefficients and problem parameters are its properties.
m = s.model;
p = struct();
if isempty(s.pp)
    for k = 1:numel(m.coefs), p.(m.coefs{k}) = s.b(k); end
else
    p.p = s.pp;
end
for k = 1:numel(m.problem), p.(m.problem{k}) = s.problem{k}; end
kind = 'cfit';
if numel(m.indep) == 2, kind = 'sfit'; end
of = @(f) objectState(f).model;
f = makeObject(kind, p, s, struct('call', @fitValues, 'feval', @fitValues, 'coeffvalues', @coeffvalues, 'coeffnames', @coeffnames, 'confint', @confint, ...
    'predint', @predint, 'formula', @(f) of(f).formula, 'differentiate', @differentiate, 'integrate', @integrate, 'quad2d', @(f, a, b, c, d, varargin) quad2d(@(x, y) fitValues(f, x, y), a, b, c, d, varargin{:}), ...
    'argnames', @(f) [of(f).coefs, of(f).problem, of(f).indep]', 'indepnames', @indepnames, 'dependnames', @dependnames, 'probnames', @probnames, ...
    'probvalues', @probvalues, 'numcoeffs', @numcoeffs, 'numargs', @(f) numel([of(f).coefs, of(f).problem, of(f).indep]), 'category', @(f) of(f).category, ...
    'type', @(f) of(f).name, 'islinear', @(f) strcmp(of(f).kind, 'linear'), 'fitoptions', @(f) objectState(f).options, 'set', @setCoefficient, ...
    'isempty', @(f) false, 'plot', @plotFit, 'display', @showFit, 'disp', @(f) showFit(f)));
end

function f = setCoefficient(f, name, value)
s = objectState(f);
at = strcmp(s.model.coefs, name);
if ~any(at) || ~isempty(s.pp), error('curvefit:cfit:subsasgn:invalidName', 'The name ''%s'' is not a coefficient of the model.', name); end
s.b(at) = double(value);
s.R = [];
f = fitObject(s);
end
