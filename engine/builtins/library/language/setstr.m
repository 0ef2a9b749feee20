% SPDX-License-Identifier: Apache-2.0
function text = setstr(x)
% The characters with these codes: the old name of char.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
text = char(x);
end
