% SPDX-License-Identifier: Apache-2.0
function y = padarray(x, padSize, varargin)
% Adds padSize(d) elements along each dimension d: a value (0), or 'replicate', 'circular' or 'symmetric' ones;
% 'pre', 'post' or 'both' (the default) says on which side.
% Example: y = padarray([1 2; 3 4], [1 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(padSize) && isvector(padSize) && all(padSize >= 0) && all(padSize == round(padSize)))
    error('images:padarray:invalidPadSize', 'PADSIZE must be a vector of nonnegative integers.');
end
method = 'constant';
side = 'both';
value = 0;
for j = 1:numel(varargin)
    given = varargin{j};
    if ischar(given) || isstring(given)
        word = lower(char(given));
        if any(strcmp(word, {'pre', 'post', 'both'}))
            side = word;
        elseif any(strcmp(word, {'replicate', 'circular', 'symmetric'}))
            method = word;
        else
            error('images:padarray:unrecognizedStringInput', 'Unknown option ''%s'' of padarray.', word);
        end
    elseif isscalar(given)
        value = given;
    else
        error('images:padarray:invalidPadVal', 'PADVAL must be a scalar.');
    end
end
dims = max(ndims(x), numel(padSize));
padSize = [double(padSize(:)'), zeros(1, dims - numel(padSize))];
before = padSize*~strcmp(side, 'post');
after = padSize*~strcmp(side, 'pre');
at = cell(1, dims);
shape = zeros(1, dims);
for d = 1:dims
    n = size(x, d);
    shape(d) = n + before(d) + after(d);
    k = (1 - before(d)):(n + after(d));
    switch method
        case 'constant'
            at{d} = before(d) + (1:n);
        case 'replicate'
            at{d} = min(max(k, 1), n);
        case 'circular'
            at{d} = mod(k - 1, n) + 1;
        otherwise
            k = mod(k - 1, 2*n) + 1;
            at{d} = min(k, 2*n + 1 - k);
    end
end
if strcmp(method, 'constant')
    y = repmat(cast(value, class(x)), shape);
    y(at{:}) = x;
else
    if isempty(x) && any(padSize)
        error('images:padarray:invalidEmptyInput', 'An empty array can be padded with a value only.');
    end
    y = x(at{:});
end
end
