% SPDX-License-Identifier: Apache-2.0
function y = cplxpair(z, tol, dim)
% Complex numbers sorted into conjugate pairs, the one with negative imaginary part first, then the
% real ones. tol: 100*eps, relative.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isempty(z), y = zeros(size(z)); return, end
if ~isfloat(z), z = double(z); end
if nargin < 2 || isempty(tol), tol = 100 * eps(class(z)); end
if ~isscalar(tol) || tol < 0 || tol >= 1
    error('MATLAB:cplxpair:InvalidTolerance', 'The tolerance must be a scalar in [0, 1).');
end
if nargin < 3
    dim = find(size(z) ~= 1, 1);
    if isempty(dim), dim = 1; end
elseif ~isscalar(dim) || dim < 1 || dim > ndims(z) || dim ~= fix(dim)
    error('MATLAB:cplxpair:InvalidDim', 'DIM must be a valid dimension.');
end
order = [dim, setdiff(1:ndims(z), dim)];
z = permute(z, order);
s = size(z);
z = reshape(z, s(1), []);
y = z;
for c = 1:size(z, 2)
    v = z(:, c);
    isReal = abs(imag(v)) <= tol * abs(v);
    r = sort(real(v(isReal)));
    v = v(~isReal);
    if mod(numel(v), 2) ~= 0
        error('MATLAB:cplxpair:ComplexValuesPaired', 'Complex numbers can''t be paired.');
    end
    [~, at] = sort(real(v));
    v = v(at);
    paired = complex(zeros(numel(v), 1));
    for k = 1:2:numel(v)
        [gap, m] = min(abs(v(2:end) - conj(v(1))));
        if gap > tol * abs(v(1))
            error('MATLAB:cplxpair:ComplexValuesPaired', 'Complex numbers can''t be paired.');
        end
        a = v(1);
        v([1, m + 1]) = [];
        if imag(a) > 0, a = conj(a); end
        paired(k) = a;
        paired(k + 1) = conj(a);
    end
    y(:, c) = [paired; r];
end
y = ipermute(reshape(y, s), order);
end
