% SPDX-License-Identifier: Apache-2.0
function [x, y, t, auc] = perfcurve(labels, scores, positive)
% The curve of a classifier: false and true positive rates x and y at the thresholds t of the scores, and the area below it.
% Example: [x, y, t, auc] = perfcurve([0 0 1 1], [0.1 0.4 0.35 0.8], 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ischar(labels), labels = cellstr(labels); end
if iscell(labels) || isstring(labels), good = strcmp(labels, positive); else, good = labels == positive; end
good = good(:);
scores = scores(:);
if numel(good) ~= numel(scores), error('stats:perfcurve:BadLabels', 'Labels and scores must have the same length.'); end
keep = ~isnan(scores);
good = good(keep); scores = scores(keep);
if ~any(good), error('stats:perfcurve:NoPositives', 'The positive class is not among the labels.'); end
[s, order] = sort(scores, 'descend');
good = good(order);
last = [diff(s) ~= 0; true];
tp = cumsum(good); fp = cumsum(~good);
x = [0; fp(last)/max(fp(end), 1)];
y = [0; tp(last)/tp(end)];
t = [s(1); s(last)];
auc = sum(diff(x).*(y(1:end - 1) + y(2:end))/2);
end
