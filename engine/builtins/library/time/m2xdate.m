% SPDX-License-Identifier: Apache-2.0
function x = m2xdate(n, convention)
% Excel's numbers of date numbers: days since 1900 (0, the default) or 1904 (1).
% Example: x = m2xdate(datenum(2020, 5, 17))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, convention = 0; end
if ischar(n) || isstring(n) || iscell(n), n = datenum(n); end
x = n - 693960 - 1462*double(convention);
end
