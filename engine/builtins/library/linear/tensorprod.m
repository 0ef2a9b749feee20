% SPDX-License-Identifier: Apache-2.0
function C = tensorprod(A, B, varargin)
% Tensor product: tensorprod(A,B) outer, tensorprod(A,B,dim) and tensorprod(A,B,dimA,dimB) contracted along dimensions, tensorprod(A,B,"all") the inner product; option
% NumDimensionsA, the dimensions of A with those of length 1 at its end.
% Example: C = tensorprod([1 2; 3 4], [5; 6], 2, 1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A) || ~isfloat(B)
    error('MATLAB:tensorprod:inputMustBeFloat', 'Input arrays must be of class double or single.');
end
rankA = ndims(A);
if nargin > 3 && (ischar(varargin{end - 1}) || isstring(varargin{end - 1}))
    validatestring(varargin{end - 1}, {'NumDimensionsA'}, 'tensorprod');
    rankA = varargin{end};
    varargin(end - 1:end) = [];
    if ~isscalar(rankA) || rankA < ndims(A) - (ndims(A) == 2 && size(A, 2) == 1) || rankA ~= fix(rankA)
        error('MATLAB:tensorprod:invalidNumDimensionsA', 'NumDimensionsA must be an integer that is not below the number of dimensions of A.');
    end
end
if ~isempty(varargin) && (ischar(varargin{1}) || isstring(varargin{1}))
    validatestring(varargin{1}, {'all'}, 'tensorprod');
    if ~isequal(size(A), size(B)), error('MATLAB:tensorprod:dimsMustMatch', 'Sizes of the contracted dimensions must match.'); end
    C = A(:).'*B(:);
    return
end
da = [];
if ~isempty(varargin), da = varargin{1}; end
db = da;
if numel(varargin) > 1, db = varargin{2}; end
for d = {da, db}
    v = d{1};
    if ~isnumeric(v) || any(v(:) < 1 | v(:) ~= fix(v(:))) || numel(unique(v)) < numel(v)
        error('MATLAB:tensorprod:invalidDims', 'Dimensions must be different positive integers.');
    end
end
if numel(da) ~= numel(db), error('MATLAB:tensorprod:numDimsMustMatch', 'The same number of dimensions of A and B must be contracted.'); end
rankA = max([rankA, da(:)']);
rankB = max([ndims(B), db(:)']);
sa = size(A, 1:rankA);
sb = size(B, 1:rankB);
if ~isequal(sa(da(:)), sb(db(:))), error('MATLAB:tensorprod:dimsMustMatch', 'Sizes of the contracted dimensions must match.'); end
freeA = setdiff(1:rankA, da);
freeB = setdiff(1:rankB, db);
n = prod(sa(da(:)));
A = reshape(permute(A, [freeA da(:)']), prod(sa(freeA)), n);
B = reshape(permute(B, [db(:)' freeB]), n, prod(sb(freeB)));
C = reshape(A*B, [sa(freeA) sb(freeB) 1 1]);
end
