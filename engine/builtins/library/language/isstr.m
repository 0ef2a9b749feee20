% SPDX-License-Identifier: Apache-2.0
function tf = isstr(x)
% True for character arrays: the old name of ischar.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
tf = ischar(x);
end
