% SPDX-License-Identifier: Apache-2.0
function [c, lags] = xcov(x, varargin)
% Cross-covariance: xcorr of x and y, each without its mean.
% Example: [c, lags] = xcov([1 2 6])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isvector(x)
    x = x - mean(x);
else
    x = x - mean(x, 1);
end
if ~isempty(varargin) && isnumeric(varargin{1}) && ~isscalar(varargin{1}) && ~isempty(varargin{1})
    varargin{1} = varargin{1} - mean(varargin{1}(:));
end
[c, lags] = xcorr(x, varargin{:});
end
