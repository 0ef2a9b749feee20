% SPDX-License-Identifier: Apache-2.0
function model = stepwiselm(X, varargin)
% A linear regression model that terms are added to and taken from as long as that helps: stepwiselm(X, y, start), of a table stepwiselm(T, start), with start
% 'constant' (the default), 'linear', 'interactions', 'purequadratic', 'quadratic' or a formula. Options: Lower ('constant'), Upper ('interactions'), Criterion
% ('sse', 'aic', 'bic', 'rsquared', 'adjrsquared'), PEnter, PRemove, NSteps, Verbose (1), and VarNames, PredictorVars, ResponseVar, CategoricalVars,
% Weights, Intercept of fitlm. A product comes after its factors. It is a model of fitlm.
% Example: m = stepwiselm((1:6)', [1.1 2 3.2 3.9 5.1 6]', 'Verbose', 0);
if nargin < 1 || (nargin < 2 && ~istabular(X)), error('MATLAB:minrhs', 'Not enough input arguments.'); end
[T, o, rest] = stepwiseArguments('stepwiselm', X, varargin);
if isempty(o.Criterion), o.Criterion = 'sse'; end
o.Criterion = validatestring(o.Criterion, {'sse', 'aic', 'bic', 'rsquared', 'adjrsquared'}, 'stepwiselm', 'Criterion');
w = ones(height(T), 1);
at = find(strcmpi(rest(1:2:end), 'Weights'), 1);
if ~isempty(at), w = rest{2*at}(:); end
formula = stepwiseTerms(T, o, @(m) leastSquaresOf(m, w));
model = fitlm(T, formula, rest{:});
end

function r = leastSquaresOf(m, w)
A = x2fx(m.X, m.terms);
used = all(isfinite(A), 2) & isfinite(m.y);
[A, y, w] = deal(A(used, :), m.y(used), w(used));
root = sqrt(w);
[Q, R, ~] = qr(root.*A, 0);
k = nnz(abs(diag(R)) > max(size(A))*eps(max([abs(diag(R)); 0])));
n = numel(y);
z = root.*y;
r.size = sum(z.^2) - sum((Q(:, 1:k)'*z).^2);
r.size = max(r.size, 0);
r.rank = k;
r.dfe = n - k;
sst = sum(w.*(y - sum(w.*y)/sum(w)).^2);
l = -n/2*(log(2*pi*max(r.size, realmin)/n) + 1);
r.aic = 2*k - 2*l;
r.bic = log(n)*k - 2*l;
r.rsquared = 1 - r.size/sst;
r.adjrsquared = 1 - r.size/sst*(n - 1)/r.dfe;
r.scaled = true;
end
