% SPDX-License-Identifier: Apache-2.0
function [tf, lower_, upper_, centre] = isoutlier(A, varargin)
% True for outliers along a dimension: more than 3 scaled median absolute deviations from the median
% ('median', the default), 3 standard deviations from the mean ('mean'), 1.5 interquartile ranges outside
% the quartiles ('quartiles'), or outside percentiles ('percentiles', [low high]); 'movmedian' and 'movmean' with a window as movmedian has it ('SamplePoints' too) go by the
% elements around each. 'grubbs' takes out the farthest from the mean as long as Grubbs's test calls it one, 'gesd' is the generalized
% extreme Studentized deviate test for at most 'MaxNumOutliers' (a tenth of them). 'ThresholdFactor' changes the number, for these two the level 0.05.
% [tf, lower, upper, centre] gives the limits and the centre.
% Example: isoutlier([1 2 1 100 1 2], 'grubbs')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A)
    error('MATLAB:isoutlier:FirstInputType', 'First argument must be double or single array.');
end
dim = find(size(A) ~= 1, 1);
if isempty(dim), dim = 1; end
method = 'median';
if ~isempty(varargin) && ~isnumeric(varargin{1}) && ~any(strcmpi(varargin{1}, {'ThresholdFactor', 'SamplePoints', 'MaxNumOutliers'}))
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
    if isempty(varargin) || ~(isnumeric(varargin{1}) || isduration(varargin{1})), error('MATLAB:isoutlier:MissingWindow', 'The length of the window is missing.'); end
    window = varargin{1};
    varargin(1) = [];
end
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
factor_ = 3;
if strcmp(method, 'quartiles'), factor_ = 1.5; end
if any(strcmp(method, {'grubbs', 'gesd'})), factor_ = 0.05; end
points = {};
most = ceil(0.1*size(A, dim));
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'thresholdfactor', factor_ = varargin{k + 1};
        case 'samplepoints', points = {'SamplePoints', varargin{k + 1}};
        case 'maxnumoutliers', most = varargin{k + 1};
        otherwise, error('MATLAB:isoutlier:NameInvalid', 'Invalid parameter name.');
    end
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
        centre = movmedian(A, window, dim, 'omitnan', points{:});
        half = factor_ * 1.482602218505602 * movmad(A, window, dim, 'omitnan', points{:});
        lower_ = centre - half; upper_ = centre + half;
    case 'movmean'
        centre = movmean(A, window, dim, 'omitnan', points{:});
        half = factor_ * movstd(A, window, 0, dim, 'omitnan', points{:});
        lower_ = centre - half; upper_ = centre + half;
    case 'quartiles'
        q1 = quantile(A, 0.25, dim); q3 = quantile(A, 0.75, dim);
        centre = (q1 + q3) / 2;
        lower_ = q1 - factor_ * (q3 - q1); upper_ = q3 + factor_ * (q3 - q1);
    case 'percentiles'
        lower_ = prctile(A, limits(1), dim); upper_ = prctile(A, limits(2), dim);
        centre = (lower_ + upper_) / 2;
    case {'grubbs', 'gesd'}
        [tf, lower_, upper_, centre] = byDeviates(A, dim, factor_, most, strcmp(method, 'gesd'));
        return
    otherwise
        error('MATLAB:isoutlier:MethodInvalid', 'Unknown method ''%s''.', method);
end
tf = A < lower_ | A > upper_;
end

function [tf, low, high, centre] = byDeviates(A, dim, alpha, most, generalized)
% Columns in turn: the farthest from the mean is taken out again and again (Grubbs 1969; Rosner 1983).
order = [dim, setdiff(1:max(ndims(A), dim), dim)];
A = permute(A, order);
s = size(A);
A = reshape(A, s(1), []);
tf = false(size(A));
[low, high, centre] = deal(NaN(1, size(A, 2), class(A)));
for c = 1:size(A, 2)
    x = A(:, c);
    known = find(~isnan(x));
    n = numel(known);
    turns = n;
    if generalized, turns = min(most, n); end
    out = zeros(1, 0);
    count = 0;
    for k = 1:turns
        m = n - k + 1;
        if m < 3, break, end
        [far, at] = max(abs(x(known) - mean(x(known))));
        beyond = far > critical(m, alpha)*std(x(known));
        if ~generalized && ~beyond, break, end
        out(k) = known(at);
        known(at) = [];
        if beyond, count = k; end
    end
    tf(out(1:count), c) = true;
    rest = x(~isnan(x) & ~tf(:, c));
    centre(c) = mean(rest);
    half = critical(numel(rest), alpha)*std(rest);
    low(c) = centre(c) - half; high(c) = centre(c) + half;
end
s1 = s;
s1(1) = 1;
tf = ipermute(reshape(tf, s), order);
low = ipermute(reshape(low, s1), order);
high = ipermute(reshape(high, s1), order);
centre = ipermute(reshape(centre, s1), order);
end

function g = critical(n, alpha)
% Grubbs's critical deviate of n values, on both sides.
g = NaN;
if n < 3, return, end
t = tinv(alpha/(2*n), n - 2);
g = (n - 1)/sqrt(n)*sqrt(t^2/(n - 2 + t^2));
end
