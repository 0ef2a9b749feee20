% SPDX-License-Identifier: Apache-2.0
function y = detrend(x, varargin)
% Takes the best polynomial (degree 1, or 'constant', 'linear') from each column: detrend(x, degree, breaks, 'omitnan'). Breaks are where
% pieces join, positions from 0 to n - 1 or 'SamplePoints', or a logical vector of them; with 'Continuous' false the pieces stand alone.
% Example: y = detrend([1 2 4 4 6])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(x), error('MATLAB:detrend:InvalidFirstInput', 'First input must be a single or double array.'); end
[degree, breaks, o] = optionsOf(varargin);
y = x;
if isempty(x), return; end
shape = size(x);
if isrow(x), x = x(:); end
n = size(x, 1);
t = (0:n - 1)';
if ~isempty(o.SamplePoints), t = numbersOf(o.SamplePoints, o.SamplePoints); end
if numel(t) ~= n || any(~isfinite(t)) || any(diff(t) <= 0)
    error('MATLAB:detrend:SamplePointsInvalid', 'Sample points must be finite, increasing and as many as the elements.');
end
if islogical(breaks)
    breaks = t(breaks);
elseif ~isempty(o.SamplePoints)
    breaks = numbersOf(breaks, o.SamplePoints);
end
breaks = unique(double(breaks(:)'));
breaks = reshape(breaks(breaks > t(1) & breaks < t(n)), 1, []);
span = max(t(n) - t(1), eps*(n == 1));
base = baseOf((t - t(1))/span, (breaks - t(1))/span, degree, o.Continuous && degree > 0);
columns = reshape(x, n, []);
base = cast(base, class(x));
missing_ = isnan(columns);
if o.omit && any(missing_(:))
    y = columns;
    for c = 1:size(columns, 2)
        good = ~missing_(:, c);
        y(good, c) = columns(good, c) - base(good, :)*lsqminnorm(base(good, :), columns(good, c));
    end
elseif size(base, 2) == 1
    y = columns - mean(columns, 1);
else
    % An orthogonal base: as good as the least squares it stands for, for every column at once.
    [q, ~] = qr(base, 0);
    y = columns - q*(q'*columns);
end
y = reshape(y, shape);
end

function base = baseOf(t, breaks, degree, joined)
if joined
    base = t.^(0:degree);
    for at = breaks, base = [base, max(t - at, 0).^(1:degree)]; end %#ok<AGROW>
    return
end
base = zeros(numel(t), 0);
edges = [-Inf, breaks, Inf];
for k = 1:numel(edges) - 1
    in = t >= edges(k) & t < edges(k + 1);
    base = [base, in.*(t - max(edges(k), 0)).^(0:min(degree, max(nnz(in) - 1, 0)))]; %#ok<AGROW>
end
end

function [degree, breaks, o] = optionsOf(args)
o = struct('SamplePoints', [], 'Continuous', true, 'omit', false);
degree = 1; breaks = [];
names = {'SamplePoints', 'Continuous'};
flags = {'omitnan', 'omitmissing', 'includenan', 'includemissing'};
isOption = @(a) (ischar(a) || isstring(a)) && any(strcmpi(a, [names, flags]));
if ~isempty(args) && ~isOption(args{1})
    if ~isempty(args{1}), degree = args{1}; end
    args(1) = [];
end
if ~isempty(args) && ~isOption(args{1})
    breaks = args{1};
    args(1) = [];
end
if ischar(degree) || isstring(degree)
    known = find(strcmpi(degree, {'constant', 'linear'}));
    if isempty(known)
        error('MATLAB:detrend:InvalidTrendInputType', ...
            'Degree of polynomial must be ''constant'', ''linear'' or a nonnegative integer scalar.');
    end
    degree = known - 1;
elseif ~(isnumeric(degree) && isscalar(degree) && degree >= 0 && degree == round(degree))
    error('MATLAB:detrend:InvalidTrendInputType', ...
        'Degree of polynomial must be ''constant'', ''linear'' or a nonnegative integer scalar.');
end
while ~isempty(args)
    if ~isOption(args{1})
        error('MATLAB:detrend:ParseOptionNames', 'Invalid parameter name.');
    elseif any(strcmpi(args{1}, flags))
        o.omit = strncmpi(args{1}, 'omit', 4);
        args(1) = [];
    else
        if numel(args) < 2, error('MATLAB:detrend:NameValuePairs', 'Each parameter name must be followed by a value.'); end
        o.(names{strcmpi(args{1}, names)}) = args{2};
        args(1:2) = [];
    end
end
end

function t = numbersOf(t, points)
% Points as numbers, times as seconds from the first of the sample points.
if isdatetime(t), t = t - points(1); end
if isduration(t), t = seconds(t); end
t = double(t(:));
end
