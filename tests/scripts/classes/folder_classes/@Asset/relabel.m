function a = relabel(a, label, k)
a.labels{k} = label;
