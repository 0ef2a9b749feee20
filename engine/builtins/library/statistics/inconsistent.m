% SPDX-License-Identifier: Apache-2.0
function Y = inconsistent(Z, depth)
% For each join of a tree of linkage the mean, deviation and number of the joins' distances up to depth (2) levels below, and by how many
% deviations its own is above the mean.
% Example: Y = inconsistent(linkage([0 0; 0 1; 5 5; 5 6]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, depth = 2; end
n = size(Z, 1) + 1;
Y = zeros(n - 1, 4);
for k = 1:n - 1
    level = k;
    found = [];
    for d = 1:depth
        found = [found, level];
        next = Z(level, 1:2) - n;
        level = next(next > 0).';
        level = level(:).';
        if isempty(level), break, end
    end
    h = Z(found, 3);
    s = std(h);
    Y(k, :) = [mean(h), s, numel(h), 0];
    if s > 0, Y(k, 4) = (Z(k, 3) - mean(h))/s; end
end
end
