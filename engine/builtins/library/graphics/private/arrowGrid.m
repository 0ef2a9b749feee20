% SPDX-License-Identifier: Apache-2.0
function [x, y] = arrowGrid(x, y, u)
% Places of arrows: counted where none are given, those of a grid where two vectors go with a matrix.
[m, k] = size(u);
if isempty(x), x = 1:k; end
if isempty(y), y = (1:m).'; end
if isequal(numel(x), k) && isequal(numel(y), m) && m*k ~= numel(x)
    [x, y] = meshgrid(x, y);
elseif isequal(numel(x), k) && isequal(numel(y), m) && m*k ~= numel(y)
    [x, y] = meshgrid(x, y);
end
end
