% SPDX-License-Identifier: Apache-2.0
function varargout = pagefun(f, varargin)
% Applies a function to each page (the first two dimensions) of arrays; pages of one are repeated. f
% is @mtimes, @transpose, @ctranspose, @mldivide, @mrdivide, @inv, @fliplr, @flipud, @rot90, @tril,
% @triu, @norm, @det, @svd, or an element-wise function.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
name = f;
if isa(f, 'function_handle'), name = func2str(f); else, f = str2func(f); end
switch name
    case 'mtimes'
        varargout{1} = pagemtimes(varargin{:});
    case 'transpose'
        varargout{1} = pagetranspose(varargin{:});
    case 'ctranspose'
        varargout{1} = pagectranspose(varargin{:});
    case {'mldivide', 'mrdivide', 'inv', 'fliplr', 'flipud', 'rot90', 'tril', 'triu', 'norm', 'det', 'svd'}
        varargout{1} = overPages(f, varargin);
    case {'plus', 'minus', 'times', 'rdivide', 'ldivide', 'power', 'eq', 'ne', 'lt', 'le', 'gt', 'ge', ...
          'and', 'or', 'xor', 'not', 'uminus', 'uplus', 'min', 'max', 'mod', 'rem', 'atan2', 'hypot', ...
          'abs', 'sign', 'sqrt', 'exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'sin', 'cos', 'tan', ...
          'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh', 'floor', 'ceil', ...
          'round', 'fix', 'real', 'imag', 'conj', 'isnan', 'isinf', 'isfinite', 'gamma', 'gammaln', ...
          'erf', 'erfc', 'single', 'double', 'logical'}
        varargout{1} = f(varargin{:});
    otherwise
        error('parallel:gpu:array:UnsupportedFunction', ...
              'Function passed as first input argument contains unsupported or unknown function ''%s''.', name);
end
end

function R = overPages(f, arguments)
pages = 1;
for k = 1:numel(arguments)
    p = size(arguments{k});
    p = p(3:end);
    longest = max(numel(p), numel(pages));
    p(end+1:longest) = 1;
    pages(end+1:longest) = 1;
    if any(p ~= pages & p ~= 1 & pages ~= 1)
        error('MATLAB:sizeDimensionsMustMatch', 'Arrays have incompatible sizes for this operation.');
    end
    p(p == 1) = pages(p == 1);
    pages = p;
end
R = [];
for n = 1:prod(pages)
    page = cell(size(arguments));
    for k = 1:numel(arguments)
        page{k} = arguments{k}(:, :, pageOf(size(arguments{k}), pages, n - 1));
    end
    r = f(page{:});
    if n == 1, R = zeros([size(r), pages], 'like', r); end
    R(:, :, n) = r;
end
if prod(pages) == 0
    sizes = cellfun(@(a) size(a, 1), arguments);
    R = zeros([sizes(1), size(arguments{end}, 2), pages], 'like', arguments{1});
end
end

% The page of an array of this size that belongs to page n (from 0) of all.
function k = pageOf(s, pages, n)
s = s(3:end);
s(end+1:numel(pages)) = 1;
k = 1;
stride = 1;
for d = 1:numel(pages)
    i = mod(n, pages(d));
    n = floor(n / pages(d));
    if s(d) > 1, k = k + i * stride; end
    stride = stride * s(d);
end
end
