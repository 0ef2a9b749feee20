% SPDX-License-Identifier: Apache-2.0
function pp = mkpp(breaks, coefs, d)
% Piecewise polynomial from its breaks and coefficients, highest power first, one row a piece; d is
% the size of its values.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, d = 1; else, d = d(:).'; end
pieces = numel(breaks) - 1;
rows = prod(d) * pieces;
if pieces < 1 || mod(numel(coefs), rows) ~= 0
    error('MATLAB:mkpp:PPNumberMismatchCoeffs', ...
        'The requested number of pieces, %d, is incompatible with the proposed size, [%s], of a coefficient and the number, %d, of scalar coefficients provided.', ...
        pieces, strjoin(arrayfun(@num2str, d, 'UniformOutput', false), ' '), numel(coefs));
end
order = round(numel(coefs) / rows);
pp = struct('form', 'pp', 'breaks', reshape(breaks, 1, pieces + 1), ...
    'coefs', reshape(coefs, rows, order), 'pieces', pieces, 'order', order, 'dim', d);
end
