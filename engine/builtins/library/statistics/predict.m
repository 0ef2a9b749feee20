% SPDX-License-Identifier: Apache-2.0
function [y, ci] = predict(model, X, varargin)
% What a model of fitlm gives for rows of predictors, and confidence intervals. Options: Alpha (0.05), Prediction ('curve' for the
% mean or 'observation'), Simultaneous (false).
% Example: y = predict(fitlm((1:5)', (2:2:10)'), 6)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(model, 'LinearModel')
    error('MATLAB:UndefinedFunction', 'Undefined function ''predict'' for input arguments of type ''%s''.', class(model));
end
s = objectState(model);
if istabular(X)
    if isempty(s.base), X = X{:, :}; else, X = baseColumns(X, s.base); end
end
if isvector(X) && s.predictors == 1, X = X(:); end
if size(X, 2) ~= s.predictors
    error('stats:classreg:regr:TermsRegression:BadPredictorMatrix', ...
        'Predictor data matrix must have %d columns.', s.predictors);
end
o = struct('Alpha', 0.05, 'Prediction', 'curve', 'Simultaneous', false);
for k = 1:2:numel(varargin)
    o.(validatestring(varargin{k}, fieldnames(o), 'predict')) = varargin{k + 1};
end
A = x2fx(double(X), s.terms);
y = A*model.Coefficients.Estimate;
if nargout < 2, return; end
variance = sum((A*model.CoefficientCovariance).*A, 2);
if strcmp(validatestring(o.Prediction, {'curve', 'observation'}, 'predict'), 'observation'), variance = variance + model.MSE; end
if o.Simultaneous
    m = model.NumEstimatedCoefficients;
    factor = sqrt(m*finv(1 - o.Alpha, m, model.DFE));
else
    factor = tinv(1 - o.Alpha/2, model.DFE);
end
ci = y + factor*sqrt(variance).*[-1 1];
end
