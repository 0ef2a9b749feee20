% SPDX-License-Identifier: Apache-2.0
function B = blkdiag(varargin)
% Matrix with the arguments as blocks on its diagonal.
B = [];
for k = 1:nargin
    A = varargin{k};
    if ~(isnumeric(A) || islogical(A) || ischar(A)) || ndims(A) > 2
        error('MATLAB:blkdiag:InvalidInput', 'All input arguments must be matrices.');
    end
    [m, n] = size(B);
    [p, q] = size(A);
    B = [B, zeros(m, q); zeros(p, n), A];
end
end
