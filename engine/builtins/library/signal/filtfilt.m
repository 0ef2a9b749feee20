% SPDX-License-Identifier: Apache-2.0
function y = filtfilt(b, a, x)
% Filters each column forwards and backwards: no delay, and the magnitude of the response twice.
% The ends are continued by reflection through the end points over 3*(max(numel(a), numel(b)) - 1) samples.
% filtfilt(sos, g, x) takes second-order sections, two rows [b0 b1 b2 1 a1 a2] or more, one after the other, and their gains.
% Example: y = filtfilt(ones(1, 3)/3, 1, (1:12).^2)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(b, 2) == 6 && size(b, 1) > 1
    y = x;
    for k = 1:size(b, 1), y = filtfilt(b(k, 1:3), b(k, 4:6), y); end
    y = y*prod(a)^2;
    return
end
if ~isvector(b) || ~isvector(a) || isempty(b) || isempty(a)
    error('signal:filtfilt:InvalidDimensions', 'Filter coefficients must be vectors.');
end
y = x;
if isempty(x), return; end
order = max(numel(a), numel(b)) - 1;
pad = max(1, 3*order);
shape = size(x);
if isrow(x), x = x(:); end
n = size(x, 1);
if n <= pad
    error('signal:filtfilt:InvalidDimensionsDataShortForFiltOrder', ...
        'Data must have length greater than %d samples.', pad);
end
b = [b(:); zeros(order + 1 - numel(b), 1)]/a(find(a, 1));
a = [a(:); zeros(order + 1 - numel(a), 1)]/a(find(a, 1));
if order == 0
    y = y*b^2;
    return;
end
% The state in which a constant input of 1 has gone on for ever.
shift = [eye(order - 1); zeros(1, order - 1)];
zi = (eye(order) - [-a(2:end), shift]) \ (b(2:end) - b(1)*a(2:end));
columns = reshape(x, n, []);
y = columns;
for j = 1:size(columns, 2)
    c = columns(:, j);
    c = [2*c(1) - c(pad + 1:-1:2); c; 2*c(n) - c(n - 1:-1:n - pad)];
    c = filter(b, a, c, zi*c(1));
    c = c(end:-1:1);
    c = filter(b, a, c, zi*c(1));
    c = c(end:-1:1);
    y(:, j) = c(pad + 1:pad + n);
end
y = reshape(y, shape);
end
