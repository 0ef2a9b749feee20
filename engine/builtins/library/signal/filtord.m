% SPDX-License-Identifier: Apache-2.0
function n = filtord(b, a)
% Order of the digital filter b/a.
% Example: n = filtord([1 2 1], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
b = b(1:find(b ~= 0, 1, 'last'));
a = a(1:find(a ~= 0, 1, 'last'));
n = max(numel(b), numel(a)) - 1;
end
