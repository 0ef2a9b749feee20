% SPDX-License-Identifier: Apache-2.0
function [tf, first, second] = ischange(A, varargin)
% True where a signal changes abruptly: the 'mean' (unless said), the 'variance' or the line 'linear'
% that it follows. A change must lower the cost by 'Threshold' (1), or 'MaxNumChanges' are found. Then
% the means, or means and variances, or slopes and intercepts of the parts. Along the first dimension
% that is not 1, or dim; 'SamplePoints' for lines.
% Example: tf = ischange([1 1 1 5 5 5])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A) || ~isreal(A), error('MATLAB:ischange:InvalidFirstInput', 'First argument must be a real floating-point array.'); end
method = 'mean';
dim = find(size(A) ~= 1, 1);
if isempty(dim), dim = 1; end
o = struct('Threshold', 1, 'MaxNumChanges', [], 'SamplePoints', []);
if ~isempty(varargin) && (ischar(varargin{1}) || isstring(varargin{1})) && any(strcmpi(varargin{1}, {'mean', 'variance', 'linear'}))
    method = lower(char(varargin{1}));
    varargin(1) = [];
end
if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
end
if mod(numel(varargin), 2) ~= 0, error('MATLAB:ischange:NameValuePairs', 'Name-value arguments must occur in pairs.'); end
for k = 1:2:numel(varargin), o.(validatestring(varargin{k}, fieldnames(o)', 'ischange')) = varargin{k + 1}; end
if ~(isnumeric(o.Threshold) && isscalar(o.Threshold) && o.Threshold >= 0)
    error('MATLAB:ischange:ThresholdInvalid', 'Threshold must be a nonnegative scalar.');
end
order = [dim, setdiff(1:max(ndims(A), dim), dim)];
B = permute(double(A), order);
shape = size(B);
n = shape(1);
t = o.SamplePoints;
if isempty(t), t = 1:n; end
t = double(t(:));
if numel(t) ~= n, error('MATLAB:ischange:SamplePointsLength', 'Sample points must have one element for each element along the dimension.'); end
tf = false(shape);
first = zeros(shape);
second = zeros(shape);
for c = 1:numel(B)/max(n, 1)
    x = B(:, c);
    if isempty(o.MaxNumChanges)
        starts = penalised(sums(x, t, method), n, o.Threshold, method);
    else
        starts = counted(sums(x, t, method), n, o.MaxNumChanges, method);
    end
    tf(starts(2:end), c) = true;
    ends = [starts(2:end) - 1, n];
    for k = 1:numel(starts)
        at = starts(k):ends(k);
        if ~strcmp(method, 'linear')
            first(at, c) = mean(x(at)); second(at, c) = var(x(at), 1);
        elseif isscalar(at)
            second(at, c) = x(at);
        else
            p = [t(at), ones(numel(at), 1)]\x(at);
            first(at, c) = p(1); second(at, c) = p(2);
        end
    end
end
tf = ipermute(tf, order);
first = ipermute(first, order);
second = ipermute(second, order);
end

function S = sums(x, t, method)
% Running sums, from which the cost of any part follows.
x = x - mean(x);
S = [x, x.^2];
if strcmp(method, 'linear'), t = t - mean(t); S = [S, t, t.^2, t.*x]; end
S = [zeros(1, size(S, 2)); cumsum(S, 1)];
end

function c = cost(S, from, to, method)
% Of the parts that begin behind the elements from and end at to.
D = S(to + 1, :) - S(from + 1, :);
m = to - from;
c = max(D(:, 2) - D(:, 1).^2./m, 0);
switch method
    case 'variance'
        c = m.*log(max(c./m, 1e-300));
        c(m < 2) = Inf;
    case 'linear'
        T = D(:, 4) - D(:, 3).^2./m;
        R = D(:, 5) - D(:, 3).*D(:, 1)./m;
        sloped = m > 1 & T > 0;
        c(sloped) = max(c(sloped) - R(sloped).^2./T(sloped), 0);
        c(m < 3) = 0;
end
end

function starts = penalised(S, n, penalty, method)
% The cheapest division where each change costs the penalty. A start is dropped as soon as it can never
% be the best one again.
best = [-penalty; inf(n, 1)];
from = zeros(n, 1);
open = 0;
for to = 1:n
    c = best(open + 1) + cost(S, open, to, method);
    [least, k] = min(c);
    best(to + 1) = least + penalty;
    from(to) = open(k);
    if to > 3, open = open(~(c > best(to + 1)) | to - open < 3); end
    open(end + 1, 1) = to;
end
starts = back(from, n);
end

function starts = counted(S, n, most, method)
% The cheapest division into up to most + 1 parts, as few of them as cost the same.
before = cost(S, zeros(n, 1), (1:n)', method);
froms = zeros(n, most + 1);
values = before(n);
for k = 2:most + 1
    now = before;
    for to = k:n
        [least, at] = min(before(1:to - 1) + cost(S, (1:to - 1)', to, method));
        if least < now(to), now(to) = least; froms(to, k) = at; else, froms(to, k) = froms(to, k - 1); end
    end
    values(k) = now(n);
    before = now;
end
k = find(values <= min(values) + 1e-12*(1 + abs(min(values))), 1);
starts = [];
to = n;
while to > 0
    at = froms(to, k);
    starts = [at + 1, starts];
    if at == 0, break, end
    to = at;
    k = max(k - 1, 1);
end
end

function starts = back(from, n)
starts = [];
to = n;
while to > 0
    starts = [from(to) + 1, starts];
    to = from(to);
end
end
