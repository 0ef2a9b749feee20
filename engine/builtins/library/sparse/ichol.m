% SPDX-License-Identifier: Apache-2.0
function L = ichol(A, opts)
% Incomplete Cholesky factor of a sparse symmetric matrix: L*L' is near A, of which the lower triangle is read.
% opts.type is 'nofill' (A's own positions) or 'ict' (entries below opts.droptol times the 1-norm of A's
% column below its diagonal are left out); opts.michol 'on' keeps the sums of rows; opts.diagcomp adds that
% part of the diagonal to it first; opts.shape 'upper' reads the upper triangle and gives R with R'*R near A.
% Example: L = ichol(sparse([4 1 0; 1 4 1; 0 1 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~issparse(A)
    error('MATLAB:ichol:NotSparse', 'First argument must be a sparse matrix.');
elseif size(A, 1) ~= size(A, 2)
    error('MATLAB:ichol:NonSquareMatrix', 'Matrix must be square.');
end
o = struct('type', 'nofill', 'droptol', 0, 'michol', 'off', 'diagcomp', 0, 'shape', 'lower');
if nargin > 1
    o = incompleteOptions('ichol', opts, o);
end
word('type', o.type, {'nofill', 'ict'});
word('michol', o.michol, {'off', 'on'});
word('shape', o.shape, {'lower', 'upper'});
if ~(isnumeric(o.diagcomp) && isscalar(o.diagcomp) && isreal(o.diagcomp) && o.diagcomp >= 0)
    error('MATLAB:ichol:InvalidDiagcomp', 'The value of ''diagcomp'' must be a nonnegative scalar.');
end
asUpper = strcmpi(o.shape, 'upper');
if asUpper
    A = triu(A)';
else
    A = tril(A);
end
if o.diagcomp > 0
    A = A + o.diagcomp*spdiags(diag(A), 0, size(A, 1), size(A, 1));
end
L = incompleteCholesky(A, lower(o.type), double(o.droptol), 1*strcmpi(o.michol, 'on'));
if asUpper, L = L'; end
end

function word(field, value, known)
if ~(ischar(value) || isstring(value)) || ~any(strcmpi(value, known))
    error(['MATLAB:ichol:Invalid' upper(field(1)) field(2:end)], ...
        'The value of ''%s'' must be ''%s''.', field, strjoin(known, ''', '''));
end
end
