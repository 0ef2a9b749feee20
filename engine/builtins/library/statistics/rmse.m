% SPDX-License-Identifier: Apache-2.0
function e = rmse(F, A, varargin)
% Root of the mean squared error between forecasts F and actual values A along a dimension (the first that is not 1), dimensions or 'all';
% options 'omitnan' and 'Weights'.
% Example: e = rmse([1 2 4], [1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
e = sqrt(errorMean((abs(F - A)).^2, varargin));
end
