% SPDX-License-Identifier: Apache-2.0
function n = wmaxlev(s, name)
% The number of steps of the wavelet transform of a signal of that length (the least of sizes) that are not of its ends alone.
% Example: n = wmaxlev(1024, 'db2')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
f = waveletFilters('wmaxlev', {name});
n = max(0, fix(log2(min(s(:))/(numel(f.loD) - 1))));
end
