% SPDX-License-Identifier: Apache-2.0
function S = speye(varargin)
% Sparse identity matrix: speye(n), speye(m,n) or speye([m n]).
if nargin > 2, error('MATLAB:TooManyInputs', 'Too many input arguments.'); end
switch nargin
    case 0
        sz = [1 1];
    case 1
        sz = full(varargin{1});
        if isscalar(sz), sz = [sz sz]; end
    otherwise
        sz = [full(varargin{1}(:)); full(varargin{2}(:))];
end
if numel(sz) ~= 2 || ~(isnumeric(sz) || islogical(sz)) || ~isreal(sz) || any(sz ~= fix(sz)) || any(isinf(sz))
    error('MATLAB:speye:InvalidInput', 'Size inputs must be real integers.');
end
sz = max(0, double(sz));
k = (1:min(sz))';
S = sparse(k, k, 1, sz(1), sz(2));
end
