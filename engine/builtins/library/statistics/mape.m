% SPDX-License-Identifier: Apache-2.0
function e = mape(F, A, varargin)
% Mean absolute percentage error between forecasts F and actual values A along a dimension, dimensions or 'all'; options 'omitnan', 'omitzero'
% and 'Weights'.
% Example: e = mape([110 95], [100 100])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
ratio = abs((A - F)./A);
zero = cellfun(@(v) (ischar(v) || isstring(v)) && strcmpi(v, 'omitzero'), varargin);
if any(zero)
    varargin(zero) = [];
    ratio(A == 0) = NaN;
    varargin{end + 1} = 'omitnan';
end
e = 100*errorMean(ratio, varargin);
end
