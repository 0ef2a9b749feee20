% SPDX-License-Identifier: Apache-2.0
function [count, h, parent, post, R] = symbfact(A, kind, form)
% What a Cholesky factorisation will cost: entries of each row of R = chol(A), height of the elimination tree,
% parents, a postorder, and the positions of R (of L = R' with 'lower'). kind: 'sym', 'col' of A'*A, 'row' of A*A', 'lo'.
% Example: count = symbfact(sparse([4 1 0; 1 4 1; 0 1 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(kind), kind = 'sym'; end
if nargin < 3, form = 'upper'; end
S = spones(sparse(A));
switch lower(kind)
    case 'sym'
    case {'col', 'unsym'}
        S = S'*S;
    case 'row'
        S = S*S';
    case 'lo'
        S = S';
    otherwise
        error('MATLAB:symbfact:UnknownOption', 'Unknown option: it is ''sym'', ''col'', ''row'' or ''lo''.');
end
if size(S, 1) ~= size(S, 2), error('MATLAB:symbfact:MustBeSquare', 'Matrix must be square.'); end
[R, parent, post] = choleskyPattern(S);
count = full(sum(R, 2))';
depth = zeros(1, numel(parent));
for v = post(end:-1:1)
    if parent(v) > 0, depth(v) = depth(parent(v)) + 1; end
end
h = max([depth + 1, 0]);
if strcmpi(form, 'lower'), R = R'; end
end
