% SPDX-License-Identifier: Apache-2.0
function [p, dw] = dwtest(r, x, varargin)
% The Durbin-Watson test that residuals r of a linear regression on the columns of x are not correlated with those before them; dw is the statistic, about 2 where they are
% not. Options, or in this order: 'Method', 'exact' (unless there are 400 residuals or more; J. P. Imhof, 1961) or 'approximate' (a normal distribution); 'Tail', 'both', 'right' (positive correlation) or 'left'.
% Example: [p, dw] = dwtest([1 -1 2 -2 1 -1]', ones(6, 1))
if nargin < 2, error('stats:dwtest:TooFewInputs', 'Requires at least two inputs.'); end
if ~isvector(r), error('stats:dwtest:BadInput', 'R must be a vector.'); end
r = double(r(:));
if size(x, 1) ~= numel(r), error('stats:dwtest:InputSizeMismatch', 'The number of rows of X must be that of the residuals R.'); end
o = struct('Method', '', 'Tail', 'both');
args = varargin;
if ~isempty(args) && (isempty(args{1}) || ~any(strcmpi(args{1}, {'Method', 'Tail'})))
    o.Method = args{1};
    if numel(args) > 1, o.Tail = args{2}; end
    args = {};
end
for k = 1:2:numel(args) - 1, o.(validatestring(args{k}, {'Method', 'Tail'}, 'dwtest')) = args{k + 1}; end
good = ~isnan(r) & ~any(isnan(x), 2);
[r, x] = deal(r(good), double(x(good, :)));
n = numel(r);
if isempty(o.Method), if n < 400, o.Method = 'exact'; else, o.Method = 'approximate'; end, end
method = validatestring(o.Method, {'exact', 'approximate'}, 'dwtest', 'Method');
tail = validatestring(o.Tail, {'both', 'right', 'left'}, 'dwtest', 'Tail');
dw = sum(diff(r).^2)/sum(r.^2);
[Q, R, ~] = qr(x);
k = nnz(abs(diag(R)) > max(size(x))*eps(max(abs(diag(R)))));
N = Q(:, k + 1:n);
D = diff(N);
if strcmp(method, 'exact')
    l = eig(D'*D) - dw;
    l = reshape(l, 1, [])/max(abs(l));
    f = @(u) arrayfun(@(t) sin(sum(atan(l*t))/2)/(t*exp(sum(log1p((l*t).^2))/4)), u);
    p = 0.5 - integral(f, 0, Inf, 'AbsTol', 1e-10, 'RelTol', 1e-8)/pi;
    p = min(max(p, 0), 1);
else
    m = n - k;
    l = eig(D'*D);
    centre = mean(l);
    p = normcdf((dw - centre)/sqrt(2*sum((l - centre).^2)/(m*(m + 2))));
end
switch tail
    case 'both', p = 2*min(p, 1 - p);
    case 'left', p = 1 - p;
end
end
