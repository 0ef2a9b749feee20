% SPDX-License-Identifier: Apache-2.0
function [L, U, P] = ilu(A, setup)
% Incomplete LU factors of a sparse matrix: L*U is near A; one output is L+U-speye(size(A)).
% setup.type is 'nofill' (A's own positions), 'crout' or 'ilutp' (entries below setup.droptol times the
% norm of A's column are left out; 'ilutp' exchanges rows where the diagonal is below setup.thresh times
% the largest); setup.milu 'row' or 'col' keeps these sums of A; setup.udiag 1 replaces zeros of U's diagonal.
% Example: [L, U] = ilu(sparse([4 1 0; 1 4 1; 0 1 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~issparse(A)
    error('MATLAB:ilu:NotSparse', 'First argument must be a sparse matrix.');
elseif size(A, 1) ~= size(A, 2)
    error('MATLAB:ilu:NonSquareMatrix', 'Matrix must be square.');
end
o = struct('type', 'nofill', 'droptol', 0, 'milu', 'off', 'udiag', 0, 'thresh', 1);
if nargin > 1
    o = incompleteOptions('ilu', setup, o);
end
word('type', o.type, {'nofill', 'crout', 'ilutp'});
word('milu', o.milu, {'off', 'row', 'col'});
if ~(isscalar(o.udiag) && any(o.udiag == [0 1]))
    error('MATLAB:ilu:InvalidUdiag', 'The value of ''udiag'' must be 0 or 1.');
elseif ~(isnumeric(o.thresh) && isscalar(o.thresh) && isreal(o.thresh) && o.thresh >= 0 && o.thresh <= 1)
    error('MATLAB:ilu:InvalidThresh', 'The value of ''thresh'' must be from 0 to 1.');
elseif nargout > 2 && ~strcmpi(o.type, 'ilutp')
    error('MATLAB:ilu:TooManyOutputs', 'Three outputs are for the type ''ilutp''.');
end
kind = lower(o.type);
sums = 1*strcmpi(o.milu, 'col') - 1*strcmpi(o.milu, 'row');
n = size(A, 1);
if strcmp(kind, 'nofill')
    o.thresh = 0;
    o.udiag = 0;
end
% Crout's form knows both sums; the others work on columns and take the transpose for those of rows.
byRow = sums < 0 && ~strcmp(kind, 'crout');
if byRow, A = A.'; end
if ~byRow
    [L, U, p] = incompleteLu(A, kind, double(o.droptol), sums, double(o.thresh), double(o.udiag));
else
    [F, G, p] = incompleteLu(A, kind, double(o.droptol), 1, double(o.thresh), double(o.udiag));
    D = spdiags(diag(G), 0, n, n);
    L = (D\G).';
    U = D*F.';
end
if isempty(p), p = 1:n; end
P = speye(n);
P = P(p, :);
if byRow, P = P.'; end
if nargout < 3 && ~isequal(p, 1:n)
    if byRow
        U = U*P.';
    else
        L = P.'*L;
    end
end
if nargout < 2, L = L + U - speye(n); end
end

function word(field, value, known)
if ~(ischar(value) || isstring(value)) || ~any(strcmpi(value, known))
    error(['MATLAB:ilu:Invalid' upper(field(1)) field(2:end)], ...
        'The value of ''%s'' must be ''%s''.', field, strjoin(known, ''', '''));
end
end
