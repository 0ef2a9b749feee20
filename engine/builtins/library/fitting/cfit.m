% SPDX-License-Identifier: Apache-2.0
function f = cfit(model, varargin)
% A curve as fit returns it, made of a model of fittype and given values: cfit(model, coefficients and problem parameters, one an argument).
% Example: f = cfit(fittype('a*x + b'), 2, 1); y = f(3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(model, 'fittype'), error('curvefit:cfit:invalidCall', 'The first argument must be a fittype object.'); end
m = objectState(model).model;
n = numel(m.coefs);
if numel(m.indep) ~= 1 || isempty(m.value)
    error('curvefit:cfit:invalidCall', 'The model is not one of a curve by coefficients.');
elseif numel(varargin) ~= n + numel(m.problem)
    error('curvefit:cfit:invalidCall', 'The model has %d coefficients and problem parameters, %d given.', n + numel(m.problem), numel(varargin));
end
f = fitObject(struct('model', m, 'options', objectState(model).options, 'problem', {varargin(n + 1:end)}, 'centre', zeros(1, 1), 'scale', ones(1, 1), ...
    'normalized', false, 'b', cellfun(@double, varargin(1:n)), 'fixed', false(1, n), 'dfe', 0, 'sse', NaN, 'R', [], 'pp', [], 'p', []));
end
