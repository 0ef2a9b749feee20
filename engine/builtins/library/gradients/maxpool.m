% SPDX-License-Identifier: Apache-2.0
function Y = maxpool(X, poolsize, varargin)
% Maxima of windows over one or two spatial dimensions, of each channel; "global" is the whole picture; 'Stride', 'Padding'.
Y = pooled(X, poolsize, varargin, -Inf, 'maxpool', @(columns) max(columns, [], 1));
end
