% SPDX-License-Identifier: Apache-2.0
function R = sprand(m, n, density, rc)
% Sparse matrix of uniform random numbers: sprand(S) where S has nonzeros, sprand(m,n,density) at
% about density*m*n random positions; sprand(m,n,density,rc) has the singular values rc, or for a
% scalar the reciprocal condition number rc.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin == 1
    [i, j] = find(m);
    R = sparse(i, j, rand(numel(i), 1), size(m, 1), size(m, 2));
    return
end
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isscalar(m) || ~isscalar(n) || ~isnumeric(m) || ~isnumeric(n) || ~(m >= 0 && n >= 0) ...
        || m ~= fix(m) || n ~= fix(n) || isinf(m) || isinf(n)
    error('MATLAB:sprand:InvalidSize', 'Matrix sizes must be nonnegative integer scalars.');
end
if ~isscalar(density) || ~isnumeric(density) || ~isreal(density) || isnan(density)
    error('MATLAB:sprand:InvalidDensity', 'Density must be a real scalar.');
end
total = double(m) * double(n);
wanted = round(total * max(0, min(1, double(density))));
if nargin < 4
    if total <= 1e6
        at = randperm(total, wanted).';
    else
        at = unique(ceil(rand(wanted, 1) * total));
    end
    i = mod(at - 1, m) + 1;
    j = floor((at - 1) / max(1, m)) + 1;
    R = sparse(i, j, rand(numel(at), 1), m, n);
    return
end
k = min(m, n);
if ~isnumeric(rc) || numel(rc) > max(1, k) || ~isvector(rc)
    error('MATLAB:sprand:InvalidCondition', ...
        'The last argument must be a reciprocal condition number or a vector of singular values.');
end
if isscalar(rc)
    if ~(rc >= 0 && rc <= 1)
        error('MATLAB:sprand:InvalidCondition', ...
            'The reciprocal condition number must be between 0 and 1.');
    end
    values = rc .^ ((0:k - 1)' / max(1, k - 1));
else
    values = [rc(:); zeros(k - numel(rc), 1)];
end
% Rotations of two rows or two columns keep the singular values and fill the matrix.
R = sparse(randperm(m, k), randperm(n, k), values, m, n);
for attempt = 1:10 * (m + n + wanted)
    if nnz(R) >= wanted, break, end
    angle = 2 * pi * rand;
    turn = [cos(angle), sin(angle); -sin(angle), cos(angle)];
    if rand < 0.5 && m > 1
        p = randperm(m, 2);
        R(p, :) = turn * R(p, :);
    elseif n > 1
        p = randperm(n, 2);
        R(:, p) = R(:, p) * turn;
    end
end
end
