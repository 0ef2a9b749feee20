% SPDX-License-Identifier: Apache-2.0
function [b, stats] = robustfit(x, y, wfun, tune, const)
% Robust linear regression by reweighted least squares with a constant first: weights 'bisquare' (tuned by 4.685), 'huber', 'cauchy', 'andrews',
% 'fair', 'logistic', 'talwar', 'welsch', 'ols'; const 'off' leaves the constant out.
% Example: b = robustfit((1:6)', [1 2 3 4 5 60]')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(wfun), wfun = 'bisquare'; end
names = {'andrews', 'bisquare', 'cauchy', 'fair', 'huber', 'logistic', 'ols', 'talwar', 'welsch'};
tunes = [1.339, 4.685, 2.385, 1.400, 1.345, 1.205, 1, 2.795, 2.985];
weights = {@(r) (abs(r) < pi).*sin(r + (r == 0)*1e-9)./(r + (r == 0)*1e-9), @(r) (abs(r) < 1).*(1 - r.^2).^2, @(r) 1./(1 + r.^2), ...
    @(r) 1./(1 + abs(r)), @(r) 1./max(1, abs(r)), @(r) tanh(r + (r == 0)*1e-9)./(r + (r == 0)*1e-9), @(r) ones(size(r)), ...
    @(r) double(abs(r) < 1), @(r) exp(-r.^2)};
if isa(wfun, 'function_handle')
    weight = wfun;
    if nargin < 4 || isempty(tune), tune = 1; end
else
    at = find(strcmpi(wfun, names), 1);
    if isempty(at), error('stats:robustfit:BadWeight', 'Unknown weight function ''%s''.', char(wfun)); end
    weight = weights{at};
    if nargin < 4 || isempty(tune), tune = tunes(at); end
end
y = y(:);
if size(x, 1) ~= numel(y), error('stats:robustfit:InputSizeMismatch', 'X and Y must have the same number of rows.'); end
keep = ~any(isnan([x, y]), 2);
x = x(keep, :); y = y(keep);
if nargin < 5 || ~strcmpi(const, 'off'), x = [ones(size(x, 1), 1), x]; end
[n, p] = size(x);
[Q, R] = qr(x, 0);
b = R\(Q'*y);
E = x/R;
leverage = min(0.9999, sum(E.^2, 2));
adjust = 1./sqrt(1 - leverage);
floor_ = 1e-6*std(y);
if floor_ == 0, floor_ = 1; end
w = ones(n, 1);
converged = false;
for turn = 1:50
    before = b;
    r = adjust.*(y - x*b);
    ordered = sort(abs(r));
    s = median(ordered(max(1, p):end))/0.6745;
    w = weight(r/(max(s, floor_)*tune));
    root = sqrt(w);
    b = (root.*x)\(root.*y);
    if all(abs(b - before) <= sqrt(eps)*max(abs(b), abs(before))), converged = true; break, end
end
if ~converged, warning('stats:statrobustfit:IterationLimit', 'Iteration limit reached.'); end
if nargout > 1
    resid = y - x*b;
    ols = norm(y - x*(x\y))/sqrt(max(n - p, 1));
    robust = s;
    sigma = max(robust, sqrt((ols^2*p^2 + robust^2*n)/(p^2 + n)));
    C = inv(R'*R);
    se = sigma*sqrt(diag(C));
    stats = struct('ols_s', ols, 'robust_s', robust, 'mad_s', s, 's', sigma, 'resid', resid, 'rstud', resid.*adjust/sigma, 'se', se, ...
        'covb', sigma^2*C, 'coeffcorr', C./sqrt(diag(C)*diag(C)'), 't', b./se, 'p', 2*tcdf(-abs(b./se), n - p), 'w', w, 'dfe', n - p, 'h', leverage);
end
end
