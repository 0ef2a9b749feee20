% SPDX-License-Identifier: Apache-2.0
function model = fitcecoc(X, y, varargin)
% A classifier for several classes made of learners for two, one for each pair of classes. Options: Coding ('onevsone' or 'onevsall'),
% Learners ('svm', 'tree', 'knn', 'naivebayes', 'discriminant', what templateSVM and the like give, or a cell of options of fitcsvm), Prior, Cost, ClassNames, CrossVal, KFold.
% Example: m = fitcecoc([1; 2; 5; 6; 9; 10], [1 1 2 2 3 3]'); predict(m, 5.5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[d, o] = trainingData('fitcecoc', X, y, varargin, struct('Coding', 'onevsone', 'Learners', {{}}));
coding = validatestring(o.Coding, {'onevsone', 'onevsall'}, 'fitcecoc');
[fit, options, method] = learnerOf('fitcecoc', o.Learners);
if strcmp(coding, 'onevsall')
    M = 2*eye(d.n) - 1;
else
    pairs = nchoosek(1:d.n, 2);
    M = zeros(d.n, size(pairs, 1));
    for k = 1:size(pairs, 1), M(pairs(k, :), k) = [1; -1]; end
end
learners = cell(size(M, 2), 1);
for k = 1:numel(learners)
    code = M(d.g, k);
    learners{k} = fit(d.X(code ~= 0, :), code(code ~= 0), options{:}, 'ClassNames', [-1; 1]);
end
% Of machines scores are signed, of others shares: hinge and quadratic losses.
signed_ = strcmp(method, 'svm');
losses = {'quadratic', 'hinge'};
parts = struct('learners', {learners}, 'codes', M, 'signed', true, 'shares', ~signed_);
p = struct('BinaryLearners', {learners}, 'CodingMatrix', M, 'CodingName', coding, 'BinaryLoss', losses{1 + signed_});
model = classifier('ClassificationECOC', d, p, parts, @decoded, refitting(@fitcecoc, varargin, d));
end

function score = decoded(s, X)
% The less the machines contradict a class's code, the better.
f = zeros(size(X, 1), numel(s.learners));
for k = 1:numel(s.learners)
    [~, g] = predict(s.learners{k}, X);
    f(:, k) = g(:, 2);
end
score = zeros(size(X, 1), size(s.codes, 1));
for c = 1:size(s.codes, 1)
    m = s.codes(c, :);
    if s.shares, each = (1 - m.*(2*f - 1)).^2/2; else, each = max(0, 1 - m.*f)/2; end
    score(:, c) = -sum(abs(m).*each, 2)/sum(abs(m));
end
end
