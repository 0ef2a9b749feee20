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
if ~isnumeric(p) || ~isreal(p) || ~isvector(p)
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
y = reshape(y, s(1), prod(s(2:end)));
shape = size(p);
p = double(p(:));
columns = size(y, 2);
if isempty(y)
    q = nan(numel(p), columns, class(x));
else
    % A column without numbers has NaN first.
    n = max(sum(~isnan(y), 1), 1);
    q = quantilesOf(y, p, n, (0:columns-1) * s(1), method);
end
s(1) = numel(p);
q = ipermute(reshape(q, s), order);
if likeP, q = reshape(q, shape); end
end

function q = quantilesOf(y, p, n, before, method)
% Of columns with n numbers each, after `before` elements of y; a row for each of p.
    function v = at(k)
        k = k + before;
        v = reshape(y(k), size(k));
    end
switch method
    case 1
        q = at(max(ceil(n .* p), 1));
    case 2
        t = n .* p;
        q = (at(max(ceil(t), 1)) + at(min(floor(t + 1), n))) / 2;
    case 3
        t = max(n .* p, 1);
        k = round(t);
        k = k - (t - floor(t) == 0.5 & mod(k, 2) == 1);
        q = at(min(max(k, 1), n));
    otherwise
        switch method
            case 4, t = n .* p;
            case 5, t = n .* p + 0.5;
            case 6, t = (n + 1) .* p;
            case 7, t = (n - 1) .* p + 1;
            case 8, t = (n + 1/3) .* p + 1/3;
            case 9, t = (n + 0.25) .* p + 0.375;
            otherwise
                error('MATLAB:quantile:UnknownMethod', 'Unknown method %g.', method);
        end
        t = min(max(t, 1), n);
        lower = max(min(floor(t), n - 1), 1);
        w = t - lower;
        low = at(lower);
        high = at(min(lower + 1, n));
        q = (1 - w) .* low + w .* high;
        exact = w == 0 | low == high;
        q(exact) = low(exact);
        last = w == 1;
        q(last) = high(last);
end
end
