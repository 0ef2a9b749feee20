% SPDX-License-Identifier: Apache-2.0
function p = legendre(n, x, normalization)
% Associated Legendre functions of degree n and orders 0 to n (in rows) of -1 <= x <= 1:
% 'unnorm', 'sch' for Schmidt's seminormalised or 'norm' for fully normalised ones.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(n) || ~isscalar(n) || ~isreal(n) || n < 0 || n ~= fix(n)
    error('MATLAB:legendre:NNonNegInteger', 'N must be a positive scalar integer.');
end
if ~isreal(x) || ~isnumeric(x) || any(abs(x(:)) > 1)
    error('MATLAB:legendre:XRange', 'X must be real and in the range (-1,1).');
end
if nargin < 3, normalization = 'unnorm'; end
if ~any(strcmpi(normalization, {'unnorm', 'sch', 'norm'}))
    error('MATLAB:legendre:InvalidNormalization', ...
        'Normalization option ''%s'' is not recognized.', char(normalization));
end
n = double(n);
s = size(x);
if ~isfloat(x), x = double(x); end
x = x(:).';
root = sqrt((1 - x) .* (1 + x));
if n <= 40 && strcmpi(normalization, 'unnorm')
    p = unnormalised(n, x, root);
    if numel(s) > 2 || min(s) > 1, p = reshape(p, [n + 1, s]); end
    return
end
p = zeros(n + 1, numel(x), class(x));
% Fully normalised functions are recurred upwards in degree at each order: their sizes stay near 1.
sector = sqrt(0.5) * ones(1, numel(x), class(x));
for m = 0:n
    if m > 0, sector = sqrt((2 * m + 1) / (2 * m)) * root .* sector; end
    low = zeros(1, numel(x), class(x));
    high = sector;
    for l = m + 1:n
        a = sqrt((4 * l^2 - 1) / (l^2 - m^2));
        b = sqrt(((l - 1)^2 - m^2) / (4 * (l - 1)^2 - 1));
        if l == m + 1, b = 0; end
        next = a * (x .* high - b * low);
        low = high;
        high = next;
    end
    p(m + 1, :) = high;
end
if strcmpi(normalization, 'sch')
    p = p / sqrt(n + 0.5);
    p(2:end, :) = p(2:end, :) * sqrt(2);
elseif strcmpi(normalization, 'unnorm')
    % The root of (n+m)!/(n-m)! as a running product of roots, which overflow later than the product.
    factor = cumprod([1, sqrt(((n + 1):(2 * n)) .* (n:-1:1))])';
    p = p / sqrt(n + 0.5) .* ((-1).^(0:n)' .* factor);
    if ~all(isfinite(factor))
        warning('MATLAB:legendre:Overflow', 'Overflow for degree %d: try the normalization ''sch'' or ''norm''.', n);
    end
end
if numel(s) > 2 || min(s) > 1, p = reshape(p, [n + 1, s]); end
end

function p = unnormalised(n, x, root)
% By the recurrence of degrees from the sectors (-1)^m (2m-1)!! (1-x^2)^(m/2), DLMF 14.10.3: whole numbers stay whole.
p = zeros(n + 1, numel(x), class(x));
sector = ones(1, numel(x), class(x));
for m = 0:n
    if m > 0, sector = -(2 * m - 1) * root .* sector; end
    low = zeros(1, numel(x), class(x));
    high = sector;
    for l = m + 1:n
        next = ((2 * l - 1) * x .* high - (l + m - 1) * low) / (l - m);
        low = high;
        high = next;
    end
    p(m + 1, :) = high;
end
end
