% SPDX-License-Identifier: Apache-2.0
function varargout = gradient(F, varargin)
% Numerical gradient: central differences inside, one-sided ones at the ends; the first output runs
% along columns. Spacings are scalars or the coordinates along each dimension.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(F) || islogical(F)), error('MATLAB:gradient:InvalidInput', 'F must be numeric.'); end
if ~isfloat(F), F = double(F); end
vector = isvector(F);
wasRow = isrow(F);
if vector, F = F(:); end
if vector, n = 1; else, n = ndims(F); end
h = cell(1, n);
if isempty(varargin)
    h(:) = {1};
elseif isscalar(varargin)
    if n > 1 && ~isscalar(varargin{1})
        error('MATLAB:gradient:InvalidInputs', 'Invalid inputs.');
    end
    h(:) = varargin;
elseif numel(varargin) == n
    h = varargin;
else
    error('MATLAB:gradient:InvalidInputs', 'Invalid inputs.');
end
% The first spacing belongs to the columns, the second to the rows.
dims = 1:n;
if n > 1, dims(1:2) = [2 1]; end
varargout = cell(1, max(nargout, 1));
for k = 1:numel(varargout)
    if k > n, error('MATLAB:gradient:TooManyOutputs', 'Too many output arguments.'); end
    d = dims(k);
    order = [d, setdiff(1:max(ndims(F), d), d)];
    g = permute(F, order);
    s = size(g);
    g = differences(reshape(g, s(1), []), h{k});
    g = ipermute(reshape(g, s), order);
    if vector && wasRow, g = g.'; end
    varargout{k} = g;
end
end

function g = differences(f, h)
n = size(f, 1);
if isscalar(h)
    x = h * (1:n)';
else
    x = h(:);
    if numel(x) ~= n
        error('MATLAB:gradient:InvalidGridSpacing', 'Spacing must match the size of F.');
    end
end
g = zeros(size(f), class(f));
if n < 2, return, end
g(1, :) = (f(2, :) - f(1, :)) / (x(2) - x(1));
g(n, :) = (f(n, :) - f(n - 1, :)) / (x(n) - x(n - 1));
if n > 2
    g(2:n - 1, :) = (f(3:n, :) - f(1:n - 2, :)) ./ (x(3:n) - x(1:n - 2));
end
end
