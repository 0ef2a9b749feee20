% SPDX-License-Identifier: Apache-2.0
function s = regstats(y, X, model, which)
% Statistics of the linear regression of y by the columns of X (model as in x2fx, 'linear'): a struct with Q, R, beta, covb, yhat, r, mse, rsquare, adjrsquare,
% leverage, hatmat, s2_i, beta_i, standres, studres, dfbetas, dffit, dffits, covratio, cookd, tstat, fstat, dwstat; which names those that are wanted.
% Example: s = regstats([2.1 3.9 6.2 7.8 10.1]', (1:5)'); b = s.beta
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(model), model = 'linear'; end
A = x2fx(X, model);
y = double(y(:));
keep = all(isfinite(A), 2) & isfinite(y);
A = A(keep, :);
y = y(keep);
[n, p] = size(A);
if n < p, error('stats:regstats:BadData', 'There are fewer observations than coefficients.'); end
[Q, R] = qr(A, 0);
b = R\(Q'*y);
yhat = A*b;
r = y - yhat;
dfe = n - p;
sse = sum(r.^2);
mse = sse/dfe;
sst = sum((y - mean(y)).^2);
inverse = R\eye(p);
h = sum(Q.^2, 2);
other = (sse - r.^2./(1 - h))/(dfe - 1);
se = sqrt(mse*sum(inverse.^2, 2));
t = b./se;
every = struct('source', 'regstats', 'Q', Q, 'R', R, 'beta', b, 'covb', mse*(inverse*inverse'), 'yhat', yhat, 'r', r, 'mse', mse, ...
    'rsquare', 1 - sse/sst, 'adjrsquare', 1 - mse/(sst/(n - 1)), 'leverage', h, 'hatmat', Q*Q', 's2_i', other, ...
    'beta_i', b - (inverse*Q').*(r./(1 - h))', 'standres', r./sqrt(mse*(1 - h)), 'studres', r./sqrt(other.*(1 - h)), ...
    'dfbetas', (inverse*Q').*(r./(1 - h))'./(sqrt(other)'.*sqrt(sum(inverse.^2, 2))), 'dffit', h.*r./(1 - h), ...
    'dffits', sqrt(h./(1 - h)).*r./sqrt(other.*(1 - h)), 'covratio', (other/mse).^p./(1 - h), 'cookd', r.^2.*h./(mse*(1 - h).^2*p), ...
    'tstat', struct('beta', b, 'se', se, 't', t, 'pval', 2*tcdf(-abs(t), dfe), 'dfe', dfe));
f = (sst - sse)/(p - 1)/mse;
every.fstat = struct('sse', sse, 'dfe', dfe, 'dfr', p - 1, 'ssr', sst - sse, 'f', f, 'pval', fcdf(f, p - 1, dfe, 'upper'));
every.dwstat = struct('dw', sum(diff(r).^2)/sse);
if nargin < 4 || any(strcmpi(which, 'all')), s = every; return, end
s = struct('source', 'regstats');
which = cellstr(which);
for k = 1:numel(which)
    name = which{k};
    if ~isfield(every, name), error('stats:regstats:BadStat', 'Unknown statistic ''%s''.', name); end
    s.(name) = every.(name);
end
end
