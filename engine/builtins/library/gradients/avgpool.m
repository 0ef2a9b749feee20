% SPDX-License-Identifier: Apache-2.0
function Y = avgpool(X, poolsize, varargin)
% Means of windows over one or two spatial dimensions, of each channel; "global" is the whole picture; 'Stride', 'Padding' (zeros, which count).
Y = pooled(X, poolsize, varargin, 0, 'avgpool', @(columns) mean(columns, 1));
end
