% SPDX-License-Identifier: Apache-2.0
function d = oct2dec(c)
% The numbers whose octal digits are those of c.
% Example: d = oct2dec([171 133])
d = zeros(size(c));
for k = 1:numel(c), d(k) = base2dec(sprintf('%d', c(k)), 8); end
end
