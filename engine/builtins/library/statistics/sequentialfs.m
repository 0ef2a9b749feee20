% SPDX-License-Identifier: Apache-2.0
function [in, history] = sequentialfs(f, X, varargin)
% The columns of X that are worth having, chosen one by one: sequentialfs(f, X, Y, ...) with f(Xtrain, Ytrain, Xtest, Ytest) the loss on the test rows, summed over
% the parts of a cross validation and divided by their rows. history: In, a row a step, and Crit. Options: cv (10 parts, a cvpartition, 'resubstitution' or 'none'),
% mcreps, direction ('forward' or 'backward'), nfeatures, keepin, keepout, options (Display 'iter', TolFun of statset), nullmodel.
% Example: rng(1), X = randn(40, 3); y = 2*X(:, 2); in = sequentialfs(@(a, b, c, d) sum((d - c*(a\b)).^2), X, y)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
names = {'cv', 'mcreps', 'direction', 'nfeatures', 'keepin', 'keepout', 'options', 'nullmodel'};
first = find(cellfun(@(a) (ischar(a) && isrow(a)) || (isstring(a) && isscalar(a)), varargin), 1);
others = varargin;
o = struct('cv', 10, 'mcreps', 1, 'direction', 'forward', 'nfeatures', [], 'keepin', [], 'keepout', [], 'options', [], 'nullmodel', false);
if ~isempty(first)
    others = varargin(1:first - 1);
    for k = first:2:numel(varargin) - 1, o.(validatestring(varargin{k}, names, 'sequentialfs')) = varargin{k + 1}; end
end
d = size(X, 2);
forward = strcmp(validatestring(o.direction, {'forward', 'backward'}, 'sequentialfs', 'direction'), 'forward');
[keep, drop] = deal(chosen(o.keepin, d), chosen(o.keepout, d));
if any(keep & drop), error('stats:sequentialfs:BadKeep', 'A column cannot be kept in and out.'); end
loud = isstruct(o.options) && isfield(o.options, 'Display') && strcmpi(o.options.Display, 'iter');
tolerance = 1e-6;
if isstruct(o.options) && isfield(o.options, 'TolFun') && ~isempty(o.options.TolFun), tolerance = o.options.TolFun; end
parts = {};
if isnumeric(o.cv), for r = 1:o.mcreps, parts{r} = cvpartition(size(X, 1), 'KFold', o.cv); end
elseif ~(ischar(o.cv) || isstring(o.cv)), parts = {o.cv}; end
value = @(columns) lossOf(f, X(:, columns), others, parts, o.cv);
in = keep;
if ~forward, in = ~drop; end
history = struct('In', false(0, d), 'Crit', zeros(1, 0));
now = Inf;
if ~forward || any(keep) || o.nullmodel, now = value(in); end
while true
    if ~isempty(o.nfeatures) && nnz(in) == o.nfeatures, break, end
    if forward, list = find(~in & ~drop); else, list = find(in & ~keep); end
    if isempty(list), break, end
    v = zeros(1, numel(list));
    for k = 1:numel(list)
        next = in;
        next(list(k)) = forward;
        v(k) = value(next);
    end
    [best, at] = min(v);
    % The smallest gain that counts is a share of the loss.
    if isempty(o.nfeatures) && ~(best < now*(1 - tolerance*sign(now)) || (~forward && best <= now)), break, end
    in(list(at)) = forward;
    now = best;
    history.In(end + 1, :) = in;
    history.Crit(end + 1) = best;
    words = {'removed', 'added'};
    if loud, fprintf('Step %d, %s column %d, criterion value %g\n', numel(history.Crit), words{1 + forward}, list(at), best); end
end
end

function tf = chosen(v, d)
tf = false(1, d);
if ~isempty(v), tf(v) = true; end
end

function l = lossOf(f, X, others, parts, cv)
n = size(X, 1);
if isempty(parts)
    if strcmpi(cv, 'none'), l = f(X, others{:}); else, l = f(X, others{:}, X, others{:})/n; end
    return
end
total = 0;
count = 0;
for r = 1:numel(parts)
    for k = 1:parts{r}.NumTestSets
        train = training(parts{r}, k);
        out = test(parts{r}, k);
        fit = cellfun(@(v) v(train, :), others, 'UniformOutput', false);
        held = cellfun(@(v) v(out, :), others, 'UniformOutput', false);
        total = total + f(X(train, :), fit{:}, X(out, :), held{:});
        count = count + nnz(out);
    end
end
l = total/count;
end
