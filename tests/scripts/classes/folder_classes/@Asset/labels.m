function n = labels(a)
n = numel(a.labels);
