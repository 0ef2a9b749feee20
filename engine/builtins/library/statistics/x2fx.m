% SPDX-License-Identifier: Apache-2.0
function D = x2fx(X, model)
% Design matrix of the columns of X: 'linear', 'interaction', 'quadratic', 'purequadratic', or a matrix of powers, a row for each term.
% Example: D = x2fx([1 2; 3 4], 'quadratic')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, model = 'linear'; end
p = size(X, 2);
if isnumeric(model)
    D = ones(size(X, 1), size(model, 1));
    if size(model, 2) ~= p, error('stats:x2fx:BadModel', 'The matrix of powers must have %d columns.', p); end
    for k = 1:size(model, 1)
        for j = find(model(k, :))
            if model(k, j) == 1, D(:, k) = D(:, k).*X(:, j); else, D(:, k) = D(:, k).*X(:, j).^model(k, j); end
        end
    end
    return
end
pairs = nchoosek(1:max(p, 2), 2);
products = X(:, min(pairs(:, 1), p)).*X(:, min(pairs(:, 2), p));
if p < 2, products = zeros(size(X, 1), 0); end
D = [ones(size(X, 1), 1), X];
switch lower(char(model))
    case {'linear', 'additive'}
    case {'interaction', 'interactions'}, D = [D, products];
    case 'quadratic', D = [D, products, X.^2];
    case 'purequadratic', D = [D, X.^2];
    otherwise, error('stats:x2fx:BadModel', 'Unknown model ''%s''.', char(model));
end
end
