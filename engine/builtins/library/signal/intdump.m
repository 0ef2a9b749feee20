% SPDX-License-Identifier: Apache-2.0
function y = intdump(x, n)
% The mean of each n samples (rows of a matrix): what rectpulse made of symbols gives them back.
% Example: y = intdump([1 1 2 4], 2)
if isrow(x), y = mean(reshape(x, n, []), 1); else, y = reshape(mean(reshape(x, n, []), 1), [], size(x, 2)); end
end
