% SPDX-License-Identifier: Apache-2.0
function n = daysact(from, to)
% Days from one date to another, or from the year 0.
% Example: n = daysact('7-sep-2002', '25-dec-2002')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ischar(from) || isstring(from) || iscell(from), from = datenum(from); end
n = from;
if nargin < 2, return, end
if ischar(to) || isstring(to) || iscell(to), to = datenum(to); end
n = to - from;
end
