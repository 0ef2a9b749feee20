% SPDX-License-Identifier: Apache-2.0
function [rho, p] = partialcorr(x, varargin)
% Correlations of the columns of x (or of x and y) without what the columns of z explain: partialcorr(x, z), partialcorr(x, y, z), and
% partialcorr(x) for each pair without all others.
% Example: rho = partialcorr([1 2 3 4 6]', [2 1 4 3 5]', [1 1 2 2 3]')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin(cellfun(@isnumeric, varargin));
n = size(x, 1);
switch numel(args)
    case 0
        d = size(x, 2);
        rho = eye(d);
        for i = 1:d
            for j = i + 1:d
                rest = x(:, setdiff(1:d, [i j]));
                rho(i, j) = corr(leftOver(x(:, i), rest), leftOver(x(:, j), rest));
                rho(j, i) = rho(i, j);
            end
        end
        used = d - 2;
    case 1
        rho = corr(leftOver(x, args{1}));
        used = size(args{1}, 2);
    otherwise
        rho = corr(leftOver(x, args{2}), leftOver(args{1}, args{2}));
        used = size(args{2}, 2);
end
df = n - used - 2;
t = rho.*sqrt(df./max(1 - rho.^2, 0));
p = 2*tcdf(-abs(t), df);
end

function r = leftOver(x, z)
Z = [ones(size(z, 1), 1), z];
r = x - Z*(Z\x);
end
