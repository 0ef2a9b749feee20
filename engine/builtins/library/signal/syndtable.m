% SPDX-License-Identifier: Apache-2.0
function t = syndtable(h)
% The error pattern of least weight for each syndrome of a parity check matrix, row 1 + the number of the syndrome.
% Example: t = syndtable(hammgen(3)); t(2, :)
[m, n] = size(h);
t = zeros(2^m, n);
found = false(2^m, 1);
found(1) = true;
weight = 0;
powers = 2.^(m - 1:-1:0);
while ~all(found) && weight < n
    weight = weight + 1;
    list = nchoosek(1:n, weight);
    for k = 1:size(list, 1)
        s = 1 + powers*mod(sum(h(:, list(k, :)), 2), 2);
        if ~found(s)
            found(s) = true;
            t(s, list(k, :)) = 1;
        end
    end
end
end
