% SPDX-License-Identifier: Apache-2.0
function S = spiral(n)
% The numbers 1 to n^2 in a square, wound from the middle outwards.
% Example: S = spiral(3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
S = zeros(n);
% Around the middle: right, down, left, up, each side one longer than the one before the last.
row = ceil(n/2);
column = ceil(n/2);
step = [0 1; 1 0; 0 -1; -1 0];
k = 1;
side = 1;
way = 1;
while k <= n^2
    for turn = 1:2
        for s = 1:side
            if k > n^2, break, end
            S(row, column) = k;
            k = k + 1;
            row = row + step(way, 1);
            column = column + step(way, 2);
        end
        way = mod(way, 4) + 1;
    end
    side = side + 1;
end
end
