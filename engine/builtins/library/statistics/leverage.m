% SPDX-License-Identifier: Apache-2.0
function h = leverage(data, model)
% How much each row of data, predictors of a linear regression, tells of its own fit: the diagonal of the hat matrix. model as x2fx has it: 'linear' (with a constant; the
% default), 'interaction', 'quadratic', 'purequadratic' or a matrix of powers.
% Example: h = leverage((1:5)')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, model = 'linear'; end
[Q, R, ~] = qr(x2fx(double(data), model), 0);
k = nnz(abs(diag(R)) > max(size(data))*eps(max(abs(diag(R)))));
h = sum(Q(:, 1:k).^2, 2);
end
