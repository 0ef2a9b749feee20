% SPDX-License-Identifier: Apache-2.0
function mustBeNonsparse(A)
% Throws unless the value is no sparse array.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if issparse(A)
    error('MATLAB:validators:mustBeNonsparse', 'Value must be nonsparse.');
end
end
