% SPDX-License-Identifier: Apache-2.0
function q = quantile(x, p, dim, method)
% Quantiles at cumulative probabilities p along a dimension, NaN ignored: sorted elements stand at
% (k-0.5)/n, with straight lines between them. A whole p > 1 asks for p evenly spaced quantiles.
% method chooses another of the nine common definitions.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x))
    error('MATLAB:quantile:InvalidInput', 'X must be a numeric array.');
end
if nargin < 2 || isempty(p), p = [0 0.25 0.5 0.75 1]; end
if ~isnumeric(p) || ~isreal(p)
    error('MATLAB:quantile:InvalidProbability', 'P must be a numeric vector.');
end
if isscalar(p) && p > 1 && p == fix(p), p = (1:p) / (p + 1); end
if any(p(:) < 0 | p(:) > 1)
    error('MATLAB:quantile:InvalidProbability', 'P must be between 0 and 1.');
end
if nargin < 4, method = 5; end
if ~isnumeric(method), method = 5; end
all_ = nargin >= 3 && (ischar(dim) || isstring(dim));
if all_
    x = x(:); dim = 1;
elseif nargin < 3 || isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
end
if ~isscalar(dim)
    n = max([ndims(x), max(dim)]);
    rest = setdiff(1:n, dim);
    s = ones(1, n); s(1:ndims(x)) = size(x);
    x = reshape(permute(x, [dim rest]), [prod(s(dim)), s(rest), 1]);
    q = quantile(x, p, 1, method);
    order = [dim(1), rest, setdiff(dim, dim(1))];
    q = ipermute(q, order);
    return
end
% Of a vector, and no dimension given: the result has the shape of p.
likeP = nargin < 3 && isvector(x);
if ~(isnumeric(dim) && dim >= 1 && dim == fix(dim))
    error('MATLAB:quantile:InvalidDim', 'DIM must be a positive integer scalar.');
end
if ~isa(x, 'single'), x = double(x); end
order = [dim, setdiff(1:max(ndims(x), dim), dim)];
y = sort(permute(x, order), 1);
s = size(y);
y = reshape(y, s(1), []);
shape = size(p);
p = double(p(:));
q = nan(numel(p), size(y, 2), class(x));
for k = 1:size(y, 2)
    n = sum(~isnan(y(:, k)));
    if n > 0, q(:, k) = quantilesOf(y(1:n, k), p, n, method); end
end
s(1) = numel(p);
q = ipermute(reshape(q, s), order);
if likeP, q = reshape(q, shape); end
end

function q = quantilesOf(v, p, n, method)
switch method
    case 1
        at = max(ceil(n * p), 1);
        q = v(at);
    case 2
        t = n * p;
        lower = max(ceil(t), 1);
        upper = min(floor(t + 1), n);
        q = (v(lower) + v(upper)) / 2;
    case 3
        t = max(n * p, 1);
        at = round(t);
        half = t - floor(t) == 0.5 & mod(at, 2) == 1;
        at(half) = at(half) - 1;
        q = v(min(max(at, 1), n));
    otherwise
        switch method
            case 4, t = n * p;
            case 5, t = n * p + 0.5;
            case 6, t = (n + 1) * p;
            case 7, t = (n - 1) * p + 1;
            case 8, t = (n + 1/3) * p + 1/3;
            case 9, t = (n + 0.25) * p + 0.375;
            otherwise
                error('MATLAB:quantile:UnknownMethod', 'Unknown method %g.', method);
        end
        t = min(max(t, 1), n);
        lower = min(floor(t), n - 1);
        lower = max(lower, 1);
        upper = min(lower + 1, n);
        w = t - lower;
        q = (1 - w) .* v(lower) + w .* v(upper);
        exact = w == 0 | v(lower) == v(upper);
        q(exact) = v(lower(exact));
        last = w == 1;
        q(last) = v(upper(last));
end
end
