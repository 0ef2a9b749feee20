% SPDX-License-Identifier: Apache-2.0
function [tf, lower_, upper_, centre] = isoutlier(A, varargin)
% True for outliers along a dimension: more than 3 scaled median absolute deviations from the median
% ('median', the default), 3 standard deviations from the mean ('mean'), 1.5 interquartile ranges outside
% the quartiles ('quartiles'), or outside percentiles ('percentiles', [low high]); 'movmedian' and 'movmean' with a window as movmedian has it go by the
% elements around each. 'ThresholdFactor' changes the number.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A)
    error('MATLAB:isoutlier:FirstInputType', 'First argument must be double or single array.');
end
dim = find(size(A) ~= 1, 1);
if isempty(dim), dim = 1; end
method = 'median';
if ~isempty(varargin) && ~isnumeric(varargin{1}) && ~strcmpi(varargin{1}, 'ThresholdFactor')
    method = lower(char(varargin{1}));
    varargin(1) = [];
end
limits = [];
if strcmp(method, 'percentiles')
    if isempty(varargin) || numel(varargin{1}) ~= 2
        error('MATLAB:isoutlier:MissingPercentileThreshold', 'The limits of the percentiles are missing.');
    end
    limits = varargin{1};
    varargin(1) = [];
end
if any(strcmp(method, {'movmedian', 'movmean'}))
    if isempty(varargin) || ~isnumeric(varargin{1}), error('MATLAB:isoutlier:MissingWindow', 'The length of the window is missing.'); end
    window = varargin{1};
    varargin(1) = [];
end
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
factor_ = 3;
if strcmp(method, 'quartiles'), factor_ = 1.5; end
for k = 1:2:numel(varargin) - 1
    if ~strcmpi(varargin{k}, 'ThresholdFactor')
        error('MATLAB:isoutlier:NameInvalid', 'Invalid parameter name.');
    end
    factor_ = varargin{k + 1};
end
switch method
    case 'median'
        centre = median(A, dim, 'omitnan');
        % 1/norminv(3/4): the deviation then is that of normal data.
        half = factor_ * 1.482602218505602 * median(abs(A - centre), dim, 'omitnan');
        lower_ = centre - half; upper_ = centre + half;
    case 'mean'
        centre = mean(A, dim, 'omitnan');
        half = factor_ * std(A, 0, dim, 'omitnan');
        lower_ = centre - half; upper_ = centre + half;
    case 'movmedian'
        centre = movmedian(A, window, dim, 'omitnan');
        half = factor_ * 1.482602218505602 * movmad(A, window, dim, 'omitnan');
        lower_ = centre - half; upper_ = centre + half;
    case 'movmean'
        centre = movmean(A, window, dim, 'omitnan');
        half = factor_ * movstd(A, window, 0, dim, 'omitnan');
        lower_ = centre - half; upper_ = centre + half;
    case 'quartiles'
        q1 = quantile(A, 0.25, dim); q3 = quantile(A, 0.75, dim);
        centre = (q1 + q3) / 2;
        lower_ = q1 - factor_ * (q3 - q1); upper_ = q3 + factor_ * (q3 - q1);
    case 'percentiles'
        lower_ = prctile(A, limits(1), dim); upper_ = prctile(A, limits(2), dim);
        centre = (lower_ + upper_) / 2;
    otherwise
        error('MATLAB:isoutlier:MethodInvalid', 'Unknown method ''%s''.', method);
end
tf = A < lower_ | A > upper_;
end
