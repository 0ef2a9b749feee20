% SPDX-License-Identifier: Apache-2.0
function [X, r] = linsolve(A, B, opts)
% Solves A*X = B, or A'*X = B, as opts says what A is: a structure with LT, UT, UHESS, SYM, POSDEF, RECT and
% TRANSA. r is the reciprocal condition number, or the rank of a rectangular matrix, and silences warnings.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A) || ~isfloat(B) || issparse(A) || issparse(B)
    error('MATLAB:linsolve:inputType', 'A and B must be full matrices of class double or single.');
end
if ndims(A) > 2 || ndims(B) > 2
    error('MATLAB:linsolve:inputDims', 'Input arguments must be 2-D.');
end
is = struct('LT', false, 'UT', false, 'UHESS', false, 'SYM', false, 'POSDEF', false, 'RECT', false, ...
    'TRANSA', false);
if nargin > 2
    if ~isstruct(opts) || ~isscalar(opts)
        error('MATLAB:linsolve:optsMustBeStruct', 'Third argument must be a structure.');
    end
    names = fieldnames(opts);
    for k = 1:numel(names)
        if ~isfield(is, names{k})
            error('MATLAB:linsolve:unknownOption', 'Unknown option ''%s''.', names{k});
        end
        value = opts.(names{k});
        if ~(islogical(value) || isnumeric(value)) || ~isscalar(value)
            error('MATLAB:linsolve:optsValue', 'Options must be true or false.');
        end
        is.(names{k}) = logical(value);
    end
    if is.LT + is.UT + is.UHESS + is.SYM > 1 || (is.POSDEF && ~is.SYM)
        error('MATLAB:linsolve:conflictingOptions', 'The options contradict one another.');
    end
    if ~is.RECT && (is.UHESS || is.SYM || is.LT || is.UT) && size(A, 1) ~= size(A, 2)
        error('MATLAB:linsolve:notSquare', 'Matrix must be square.');
    end
end
if is.LT, A = tril(A); end
if is.UT, A = triu(A); end
if is.UHESS, A = triu(A, -1); end
if is.TRANSA, A = A'; end
if size(A, 1) ~= size(B, 1)
    error('MATLAB:dimagree', 'Matrix dimensions must agree.');
end
if is.POSDEF
    [R, failed] = chol(A);
    if failed > 0, error('MATLAB:posdef', 'Matrix must be positive definite.'); end
end
if nargout < 2
    X = A \ B;
    return
end
before = warning('off', 'all');
restore = onCleanup(@() warning(before));
X = A \ B;
if size(A, 1) == size(A, 2)
    r = rcond(A);
else
    [Q, R, p] = qr(A, 0);
    d = abs(diag(R));
    r = sum(d > max(size(A)) * eps(class(A)) * max([d; 0]));
end
end
