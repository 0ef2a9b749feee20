% SPDX-License-Identifier: Apache-2.0
function [a, e] = arcov(x, p)
% Autoregressive model of order p of a signal with the least squares of the forward prediction error,
% and their mean square; a row a column of x.
% Example: a = arcov(sin(1:32), 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(x) || isempty(x), error('MATLAB:arcov:invalidType', 'Expected input number 1, x, to be one of these types:\n\nsingle, double'); end
if ~(isnumeric(p) && isscalar(p) && p >= 1 && p == round(p))
    error('signal:arcov:InvalidOrder', 'The order of the model must be a positive integer.');
end
if isvector(x), x = x(:); end
a = zeros(size(x, 2), p + 1, 'like', x);
e = zeros(1, size(x, 2));
for k = 1:size(x, 2)
    C = corrmtx(x(:, k), p, 'covariance');
    a(k, :) = [1; -C(:, 2:end)\C(:, 1)].';
    e(k) = real(C(:, 1)'*(C*a(k, :).'));
end
end
