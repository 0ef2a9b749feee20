% SPDX-License-Identifier: Apache-2.0
function x = ifwht(y, n, order)
% Inverse of fwht.
% Example: x = ifwht(fwht([1 2 3 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, order = 'sequency'; end
if nargin < 2, n = []; end
x = walshTransform('ifwht', y, n, order, true);
end
