% SPDX-License-Identifier: Apache-2.0
function y = rectpulse(x, n)
% Every symbol (row of a matrix) repeated n times.
% Example: y = rectpulse([1 2 3], 2)
if isrow(x), y = repelem(x, n); else, y = repelem(x, n, 1); end
end
