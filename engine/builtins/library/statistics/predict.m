% SPDX-License-Identifier: Apache-2.0
function [y, ci] = predict(model, X, varargin)
% What a model of fitlm gives for rows of predictors (those that it was made from unless said), and confidence intervals. Options: Alpha (0.05), Prediction ('curve' for the
% mean or 'observation'), Simultaneous (false).
% Example: y = predict(fitlm((1:5)', (2:2:10)'), 6)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(model, 'LinearModel')
    error('MATLAB:UndefinedFunction', 'Undefined function ''predict'' for input arguments of type ''%s''.', class(model));
end
s = objectState(model);
if nargin < 2, X = model.Variables; end
X = modelColumns(s, X);
o = struct('Alpha', 0.05, 'Prediction', 'curve', 'Simultaneous', false);
if mod(numel(varargin), 2) == 1, error('stats:internal:parseArgs:WrongNumberArgs', 'Wrong number of arguments.'); end
for k = 1:2:numel(varargin)
    o.(validatestring(varargin{k}, fieldnames(o), 'predict')) = varargin{k + 1};
end
if ~(isscalar(o.Alpha) && isnumeric(o.Alpha) && o.Alpha > 0 && o.Alpha < 1)
    error('stats:classreg:regr:TermsRegression:BadAlpha', 'The ''Alpha'' parameter must be a number between 0 and 1.');
end
A = x2fx(double(X), s.terms);
y = A*model.Coefficients.Estimate;
if nargout < 2, return; end
variance = sum((A*model.CoefficientCovariance).*A, 2);
o.Prediction = validatestring(o.Prediction, {'curve', 'observation'}, 'predict');
if strcmp(o.Prediction, 'observation'), variance = variance + model.MSE; end
if o.Simultaneous
    m = model.NumEstimatedCoefficients + strcmp(o.Prediction, 'observation');
    factor = sqrt(m*finv(1 - o.Alpha, m, model.DFE));
else
    factor = tinv(1 - o.Alpha/2, model.DFE);
end
ci = y + factor*sqrt(variance).*[-1 1];
end
