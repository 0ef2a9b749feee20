% SPDX-License-Identifier: Apache-2.0
function C = convn(A, B, shape)
% Convolution of arrays of any number of dimensions; 'same' is the part in the middle of A's size, 'valid' what
% needs no zeros around A.
% Example: C = convn(ones(2, 2, 2), ones(1, 2))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, shape = 'full'; end
if ~(isnumeric(A) || islogical(A)) || ~(isnumeric(B) || islogical(B))
    error('MATLAB:convn:InvalidInput', 'Arguments must be numeric arrays.');
end
known = {'full', 'same', 'valid'};
if ~(ischar(shape) || isstring(shape)) || ~any(strcmpi(shape, known))
    error('MATLAB:convn:UnknownShape', 'SHAPE must be ''full'', ''same'', or ''valid''.');
end
if ~isa(A, 'single') && ~isa(B, 'single')
    A = double(A);
    B = double(B);
elseif ~isfloat(A) || ~isfloat(B)
    A = single(A);
    B = single(B);
end
dims = max(ndims(A), ndims(B));
sa = size(A, 1:dims);
sb = size(B, 1:dims);
if ismatrix(A) && ismatrix(B)
    C = conv2(A, B, lower(char(shape)));
    return;
end
total = max(sa + sb - 1, 0);
if any(sa == 0) || any(sb == 0), total = max(total.*(sa > 0).*(sb > 0), 0); end
C = zeros(total, 'like', A([]) + B([]));
if isempty(C)
    % Nothing to add up.
elseif numel(A) < numel(B)
    C = summed(C, B, A);
else
    C = summed(C, A, B);
end
switch lower(char(shape))
    case 'same'
        C = part(C, floor(sb/2), sa);
    case 'valid'
        C = part(C, max(sb - 1, 0), max(sa - max(sb - 1, 0), 0));
end
end

function C = summed(C, A, B)
% One shifted copy of A for each element of B that is not zero.
size_a = size(A, 1:ndims(C));
at = cell(1, ndims(C));
for e = find(B(:) ~= 0 | isnan(B(:)))'
    [at{:}] = ind2sub(size(B, 1:ndims(C)), e);
    box = cell(1, ndims(C));
    for d = 1:ndims(C), box{d} = at{d}:at{d} + size_a(d) - 1; end
    C(box{:}) = C(box{:}) + A*B(e);
end
end

function C = part(C, skip, count)
box = cell(1, numel(skip));
for d = 1:numel(skip), box{d} = skip(d) + (1:count(d)); end
C = C(box{:});
end
