% SPDX-License-Identifier: Apache-2.0
function [mask, prominence] = islocalmax(x, varargin)
% Which elements are local maxima along a dimension, and how far they stand out: islocalmax(x, dim, name, value).
% Options: MinProminence (0), MinSeparation (0), MaxNumExtrema, FlatSelection ('center', 'first', 'last' or 'all'), SamplePoints.
% Example: mask = islocalmax([1 3 2 5 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[mask, prominence] = localExtremes(x, varargin, 'islocalmax', 1);
end
