% SPDX-License-Identifier: Apache-2.0
function v = vecnorm(A, p, dim)
% Norm of the vectors along a dimension: 2-norm, or the p-norm (p may be Inf).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A), error('MATLAB:vecnorm:inputType', 'First argument must be single or double.'); end
if nargin < 2 || isempty(p), p = 2; end
if ~isnumeric(p) || ~isscalar(p) || ~isreal(p) || ~(p > 0)
    error('MATLAB:vecnorm:unknownNorm', 'Second argument must be a positive real scalar or Inf.');
end
if nargin < 3
    dim = find(size(A) ~= 1, 1);
    if isempty(dim), dim = 1; end
elseif ~isnumeric(dim) || ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', ...
        'Dimension argument must be a positive integer scalar within indexing range.');
end
switch p
    case 1
        v = sum(abs(A), dim);
    case 2
        v = sqrt(sum(real(A).^2 + imag(A).^2, dim));
    case Inf
        v = max(abs(A), [], dim);
        if size(A, dim) == 0, v = sum(abs(A), dim); end
    otherwise
        v = sum(abs(A).^p, dim).^(1 / p);
end
end
