% SPDX-License-Identifier: Apache-2.0
function [mu, sigma] = standardScale(X, wanted)
% What columns are moved and divided by to be standard; 0 and 1 where that is not wanted, 1 for columns that are constant.
mu = zeros(1, size(X, 2));
sigma = ones(1, size(X, 2));
if ~wanted, return, end
mu = mean(X, 1, 'omitnan');
sigma = std(X, 0, 1, 'omitnan');
sigma(sigma == 0) = 1;
end
