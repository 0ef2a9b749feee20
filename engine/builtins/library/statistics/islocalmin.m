% SPDX-License-Identifier: Apache-2.0
function [mask, prominence] = islocalmin(x, varargin)
% Which elements are local minima along a dimension, and how far they stand out; options as those of islocalmax.
% Example: mask = islocalmin([1 3 2 5 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[mask, prominence] = localExtremes(x, varargin, 'islocalmin', -1);
end
