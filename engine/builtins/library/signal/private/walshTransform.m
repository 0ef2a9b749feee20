% SPDX-License-Identifier: Apache-2.0
function y = walshTransform(name, x, n, order, back)
% The sums of columns with Walsh's signs, in the rows' order asked for.
row = isrow(x);
if row, x = x.'; end
if isempty(n), n = 2^nextpow2(size(x, 1)); end
if n ~= 2^round(log2(n)), error(['signal:' name ':InvalidLength'], 'The length must be a power of 2.'); end
x = [x(1:min(end, n), :); zeros(n - size(x, 1), size(x, 2))];
k = (0:n - 1).';
switch lower(char(order))
    case 'hadamard', at = k;
    case {'dyadic', 'sequency'}
        if strcmpi(order, 'sequency'), k = bitxor(k, floor(k/2)); end
        bits = round(log2(n));
        at = zeros(n, 1);
        for b = 1:bits, at = 2*at + mod(floor(k/2^(b - 1)), 2); end
    otherwise, error(['signal:' name ':InvalidOrder'], 'The order must be ''sequency'', ''hadamard'' or ''dyadic''.');
end
y = x;
if back, y(at + 1, :) = x; end
half = 1;
while half < n
    y = reshape(y, half, 2, []);
    y = [y(:, 1, :) + y(:, 2, :), y(:, 1, :) - y(:, 2, :)];
    half = 2*half;
end
y = reshape(y, n, []);
if ~back, y = y(at + 1, :); end
if row, y = y.'; end
end


