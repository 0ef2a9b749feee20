% SPDX-License-Identifier: Apache-2.0
function f = sfit(model, varargin)
% A surface as fit returns it, made of a model of fittype and given values: sfit(model, coefficients and problem parameters, one an argument).
% Example: f = sfit(fittype('poly11'), 1, 2, 3); z = f(1, 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(model, 'fittype'), error('curvefit:sfit:invalidCall', 'The first argument must be a fittype object.'); end
m = objectState(model).model;
n = numel(m.coefs);
if numel(m.indep) ~= 2 || isempty(m.value)
    error('curvefit:sfit:invalidCall', 'The model is not one of a surface by coefficients.');
elseif numel(varargin) ~= n + numel(m.problem)
    error('curvefit:sfit:invalidCall', 'The model has %d coefficients and problem parameters, %d given.', n + numel(m.problem), numel(varargin));
end
f = fitObject(struct('model', m, 'options', objectState(model).options, 'problem', {varargin(n + 1:end)}, 'centre', zeros(1, 2), 'scale', ones(1, 2), ...
    'normalized', false, 'b', cellfun(@double, varargin(1:n)), 'fixed', false(1, n), 'dfe', 0, 'sse', NaN, 'R', [], 'pp', [], 'p', []));
end
