% SPDX-License-Identifier: Apache-2.0
function [N, D] = rat(X, tol)
% Rational approximation by continued fractions: [N,D] = rat(X,tol) with X close to N./D, or the text
% of the continued fraction when one output is asked for. The tolerance is 1e-6*norm(X(:),1) by default.
if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
if ~isfloat(X)
    error('MATLAB:rat:InputClass', 'Input must be single or double.');
end
finite = X(isfinite(X));
if nargin < 2
    tol = 1e-6 * sum(abs(finite(:)));
end
num = zeros(size(X));
den = ones(size(X));
texts = cell(numel(X), 1);
for k = 1:numel(X)
    x = X(k);
    if ~isfinite(x)
        num(k) = sign(x);
        den(k) = 0;
        if isnan(x)
            num(k) = NaN;
        end
        texts{k} = num2str(x);
        continue
    end
    p = [round(x), 1];
    q = [1, 0];
    steps = round(x);
    rest = x - round(x);
    while abs(x - p(1) / q(1)) >= max(tol, eps(x)) && rest ~= 0
        inverse = 1 / rest;
        step = round(inverse);
        rest = inverse - step;
        p = [p(1) * step + p(2), p(1)];
        q = [q(1) * step + q(2), q(1)];
        steps(end + 1) = step;
    end
    num(k) = p(1) * sign(q(1));
    den(k) = abs(q(1));
    t = sprintf('%d', steps(end));
    for j = numel(steps) - 1:-1:1
        t = sprintf('%d + 1/(%s)', steps(j), t);
    end
    texts{k} = t;
end
if nargout > 1
    N = num;
    D = den;
else
    N = char(texts);
end
end
