% SPDX-License-Identifier: Apache-2.0
function [class, err, posterior] = classify(sample, training, group, type, prior)
% Puts the rows of sample into the groups of the rows of training by discriminant analysis: 'linear', 'diaglinear', 'quadratic', 'diagquadratic',
% 'mahalanobis'; err: the part of the training rows that are put wrongly, weighted by the priors (equal).
% Example: c = classify([0 0; 5 5], [0 1; 1 0; 1 1.5; 5 4; 4 5; 5.5 6], [1 1 1 2 2 2]')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(type), type = 'linear'; end
[g, names] = grp2idx(group);
k = numel(names);
counts = accumarray(g, 1, [k 1]).';
if nargin < 5 || isempty(prior), prior = ones(1, k)/k; elseif ischar(prior) || isstring(prior), prior = counts/sum(counts); end
prior = prior(:).'/sum(prior);
type = lower(char(type));
d = size(training, 2);
means = zeros(k, d);
left = training;
for j = 1:k
    means(j, :) = mean(training(g == j, :), 1);
    left(g == j, :) = training(g == j, :) - means(j, :);
end
R = cell(1, k);
for j = 1:k
    switch type
        case 'linear', [~, r] = qr(left, 0); R{j} = r/sqrt(size(training, 1) - k);
        case 'diaglinear', R{j} = diag(sqrt(sum(left.^2, 1)/(size(training, 1) - k)));
        case {'quadratic', 'mahalanobis'}, [~, r] = qr(left(g == j, :), 0); R{j} = r/sqrt(counts(j) - 1);
        case 'diagquadratic', R{j} = diag(std(training(g == j, :), 0, 1));
        otherwise, error('stats:classify:BadType', 'Unknown type ''%s''.', type);
    end
    if rcond(R{j}'*R{j}) < eps, error('stats:classify:BadVariance', 'The covariance matrix of each group must be positive definite.'); end
end
[which, posterior] = decide(sample);
if isnumeric(group) || islogical(group)
    values = unique(group(~isnan(group)));
    class = reshape(values(which), [], 1);
elseif ischar(group)
    class = char(names(which));
else
    class = reshape(names(which), [], 1);
end
if nargout > 1
    again = decide(training);
    err = 0;
    for j = 1:k, err = err + prior(j)*mean(again(g == j) ~= j); end
end
    function [at, post] = decide(x)
        D = zeros(size(x, 1), k);
        for q = 1:k
            z = (x - means(q, :))/R{q};
            D(:, q) = log(prior(q)) - sum(log(abs(diag(R{q})))) - sum(z.^2, 2)/2;
            if strcmp(type, 'mahalanobis'), D(:, q) = -sum(z.^2, 2); end
        end
        [top, at] = max(D, [], 2);
        post = exp(D - top);
        post = post./sum(post, 2);
    end
end
