% SPDX-License-Identifier: Apache-2.0
function C = bsxfun(f, A, B)
% Applies an element-wise function of two arguments with singleton dimensions expanded.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ischar(f) || isstring(f), f = str2func(f); end
if ~isa(f, 'function_handle')
    error('MATLAB:bsxfun:nonFunctionHandle', 'First argument must be a function handle.');
end
if iscell(A) || iscell(B) || isstruct(A) || isstruct(B)
    error('MATLAB:bsxfun:nonNumericInput', 'Operands must be numeric arrays.');
end
n = max(ndims(A), ndims(B));
a = ones(1, n); a(1:ndims(A)) = size(A);
b = ones(1, n); b(1:ndims(B)) = size(B);
if any(a ~= b & a ~= 1 & b ~= 1)
    error('MATLAB:bsxfun:arrayDimensionsMustMatch', ...
        'Non-singleton dimensions of the two input arrays must match each other.');
end
if isscalar(A) || isscalar(B)
    C = f(A, B); % a function for bsxfun takes a scalar for either
    return
end
repA = ones(1, n); repA(a == 1) = b(a == 1);
repB = ones(1, n); repB(b == 1) = a(b == 1);
C = f(repmat(A, repA), repmat(B, repB));
end
