% SPDX-License-Identifier: Apache-2.0
function [B, window] = smoothdata(A, varargin)
% Smooths along a dimension: smoothdata(A, dim, method, window). 'movmean' (the default), 'movmedian', 'gaussian', 'lowess' and 'loess', lines
% and parabolas through the window weighted by the cube of the nearness, 'rlowess' and 'rloess', which weigh outliers less in five
% turns, or 'sgolay', a polynomial of 'Degree' (2) through the window; near an end these take the nearest whole window. The window is that many elements, or
% [before after], or a length where 'SamplePoints' says where the elements lie; without one it takes a tenth of the energy around
% the mean, times 4 'SmoothingFactor' (0.25). NaN are left out ('includenan' keeps them).
% Example: smoothdata([1 5 2 8 3], 'sgolay', 5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(A) || islogical(A))
    error('MATLAB:smoothdata:FirstInput', 'First argument must be a numeric or logical array.');
end
if ~isfloat(A), A = double(A); end
dim = find(size(A) ~= 1, 1);
if isempty(dim), dim = 1; end
if ~isempty(varargin) && isnumeric(varargin{1}), dim = varargin{1}; varargin(1) = []; end
[method, window, o] = optionsOf(varargin);
n = size(A, dim);
if isempty(window), window = chosenWindow(A, dim, n, o); end
if any(window(:) < 0) || numel(window) > 2 || isempty(window) || (isscalar(window) && window <= 0) || ...
        (isempty(o.SamplePoints) && isscalar(window) && window < 1)
    error('MATLAB:smoothdata:InvalidWindow', 'The window must be a positive scalar or [before after].');
end
if isempty(A), B = A; return, end
flag = 'omitnan';
if o.keep, flag = 'includenan'; end
t = o.SamplePoints;
options = {};
if ~isempty(t), options = {'SamplePoints', t}; else, t = 1:n; window = floor(window); end
switch method
    case 'movmean'
        B = movmean(A, window, dim, flag, options{:});
        return
    case 'movmedian'
        B = movmedian(A, window, dim, flag, options{:});
        return
end
order = [dim, setdiff(1:max(ndims(A), dim), dim)];
A = permute(A, order);
s = size(A);
A = reshape(A, n, []);
[t, reach] = numbersOf(t, window, n);
% Where each window begins and ends, as movmean has it.
first = movmin(1:n, window, options{:});
last = movmax(1:n, window, options{:});
B = A;
if strcmp(method, 'gaussian')
    % A fifth of the window is one standard deviation.
    [total, weight] = deal(zeros(size(A), 'like', A));
    known = ~isnan(A);
    if ~o.keep, A(~known) = 0; else, known(:) = true; end
    for shift = -max((1:n) - first):max(last - (1:n))
        rows = find((1:n) + shift >= first & (1:n) + shift <= last);
        w = exp(-0.5 * ((t(rows + shift) - t(rows))' / (sum(reach) / 5)).^2);
        total(rows, :) = total(rows, :) + w .* A(rows + shift, :);
        weight(rows, :) = weight(rows, :) + w .* known(rows + shift, :);
    end
    B = total ./ weight;
else
    if isscalar(window) && isempty(options)
        % Near an end the window has its length, as Cleveland's and Savitzky and Golay's have.
        first = min(first, max(n - window + 1, 1)); last = max(last, min(window, n));
    end
    for c = 1:size(A, 2), B(:, c) = localFits(t(:), A(:, c), first, last, method, o); end
end
B = ipermute(reshape(B, s), order);
end

function [method, window, o] = optionsOf(args)
method = 'movmean'; window = [];
o = struct('keep', false, 'SamplePoints', [], 'SmoothingFactor', 0.25, 'Degree', 2);
known = {'movmean', 'movmedian', 'gaussian', 'lowess', 'loess', 'rlowess', 'rloess', 'sgolay'};
flags = {'omitnan', 'omitmissing', 'includenan', 'includemissing'};
names = {'SamplePoints', 'SmoothingFactor', 'Degree'};
if ~isempty(args) && ~any(strcmpi(args{1}, [names, flags]))
    method = lower(char(args{1}));
    args(1) = [];
    if ~any(strcmp(method, known)), error('MATLAB:smoothdata:UnknownMethod', 'Unknown smoothing method ''%s''.', method); end
end
if ~isempty(args) && (isnumeric(args{1}) || isduration(args{1})), window = args{1}; args(1) = []; end
while ~isempty(args)
    if any(strcmpi(args{1}, flags))
        o.keep = strncmpi(args{1}, 'include', 7);
        args(1) = [];
    elseif numel(args) > 1 && any(strcmpi(args{1}, names))
        o.(names{strcmpi(args{1}, names)}) = args{2};
        args(1:2) = [];
    else
        error('MATLAB:smoothdata:NameInvalid', 'Unknown option.');
    end
end
f = o.SmoothingFactor;
if ~(isnumeric(f) && isscalar(f) && f >= 0 && f <= 1)
    error('MATLAB:smoothdata:SmoothingFactorInvalid', 'The smoothing factor must be a number from 0 to 1.');
end
d = o.Degree;
if ~(isnumeric(d) && isscalar(d) && d >= 0 && d == fix(d))
    error('MATLAB:smoothdata:DegreeInvalid', 'The degree must be a nonnegative integer.');
end
end

function [t, reach] = numbersOf(t, window, n)
% The points as numbers, and how far the window reaches before and after.
if isdatetime(t), t = t - t(1); end
if isduration(t), t = seconds(t); window = seconds(window); end
t = reshape(double(t), 1, []);
if numel(t) ~= n
    error('MATLAB:smoothdata:SamplePointsLength', 'There must be one sample point for each element along the dimension.');
end
reach = window;
if isequal(t, 1:n) && numel(window) == 2, reach = [window(1), window(2) + 1]; end
end

function y = localFits(t, x, first, last, method, o)
% Polynomials through the windows of a column, NaN left out.
good = ~isnan(x);
y = NaN(size(x), 'like', x);
degree = 1;
if contains(method, 'loess') && ~contains(method, 'lowess'), degree = 2; end
if strcmp(method, 'sgolay'), degree = o.Degree; end
weight = ones(size(x));
turns = 1 + 5*(method(1) == 'r');
for turn = 1:turns
    for i = 1:numel(x)
        at = (first(i):last(i))';
        if o.keep && ~all(good(at)), continue, end
        d = t(at) - t(i);
        w = weight(at);
        if ~strcmp(method, 'sgolay') && any(d), w = w.*(1 - (abs(d)/max(abs(d))).^3).^3; end
        use = good(at) & w > 0;
        if ~any(use), continue, end
        y(i) = fitted(d(use), x(at(use)), w(use), degree);
    end
    if turn == turns, break, end
    r = abs(x - y);
    spread = 6*median(r, 'omitnan');
    if ~(spread > 0), break, end
    weight = max(1 - (r/spread).^2, 0).^2;
    weight(isnan(weight)) = 0;
end
end

function v = fitted(d, x, w, degree)
degree = min(degree, numel(d) - 1);
scale = max([abs(d); eps]);
root = sqrt(w);
c = (root.*(d/scale).^(0:degree))\(root.*x);
v = c(1);
end

function window = chosenWindow(A, dim, n, o)
% The shortest odd window whose means have nine tenths of the squares around the mean of A.
x = A - mean(A, dim, 'omitnan');
wanted = 0.9*sum(x(:).^2, 'omitnan');
low = 1;
high = 2*ceil(n/4) + 1;
while high - low > 2
    window = low + 2*round((high - low)/4);
    y = movmean(x, window, dim, 'omitnan');
    if sum(y(:).^2, 'omitnan') <= wanted, high = window; else, low = window; end
end
window = min(high, max(n, 1));
if o.SmoothingFactor ~= 0.25, window = min(max(1, round(4*o.SmoothingFactor*window)), max(n, 1)); end
if isempty(o.SamplePoints), return, end
t = o.SamplePoints;
window = window*(t(end) - t(1))/max(n - 1, 1);
end
