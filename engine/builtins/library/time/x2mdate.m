% SPDX-License-Identifier: Apache-2.0
function n = x2mdate(x, convention)
% Date numbers of Excel's numbers: days since 1900 (0, the default) or 1904 (1).
% Example: d = datestr(x2mdate(43968))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, convention = 0; end
n = x + 693960 + 1462*double(convention);
end
