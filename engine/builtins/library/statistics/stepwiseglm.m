% SPDX-License-Identifier: Apache-2.0
function model = stepwiseglm(X, varargin)
% A generalised linear model that terms are added to and taken from as long as that helps: arguments and options of stepwiselm, with Distribution, Link, Offset and
% BinomialSize of fitglm; Criterion 'deviance' (the default: an F test, or one by chi square where the dispersion is 1), 'aic' or 'bic'.
% Example: m = stepwiseglm((1:8)', [0 0 1 0 1 1 0 1]', 'Distribution', 'binomial', 'Verbose', 0);
if nargin < 1 || (nargin < 2 && ~istabular(X)), error('MATLAB:minrhs', 'Not enough input arguments.'); end
[T, o, rest] = stepwiseArguments('stepwiseglm', X, varargin);
if isempty(o.Criterion), o.Criterion = 'deviance'; end
o.Criterion = validatestring(o.Criterion, {'deviance', 'sse', 'aic', 'bic'}, 'stepwiseglm', 'Criterion');
if strcmp(o.Criterion, 'deviance'), o.Criterion = 'sse'; end
formula = stepwiseTerms(T, o, @(m) devianceOf(T, m, rest));
model = fitglm(T, formula, rest{:});
end

function r = devianceOf(T, m, rest)
g = fitglm(T, [m.response ' ~ ' formulaText(m.over, m.predictors)], rest{:});
k = g.NumEstimatedCoefficients;
r.size = g.Deviance;
r.rank = k;
r.dfe = g.DFE;
n = g.NumObservations;
r.scaled = any(strcmp(g.Distribution.Name, {'normal', 'gamma', 'inverse gaussian'}));
% Twice the difference of log likelihoods is that of deviances.
r.aic = g.Deviance/max(g.Dispersion*r.scaled + ~r.scaled, realmin) + 2*k;
r.bic = r.aic - 2*k + log(n)*k;
end
