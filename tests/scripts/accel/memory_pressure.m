% More arrays than a small device has room for: all stay right (run with a budget of 64 MiB, too).
n = 1e6;
parts = cell(1, 12);
for k = 1:12
    parts{k} = gpuArray((1:n)' + k) * 2;     % 8 MB each, 96 MB in all
end
total = 0;
for k = 1:12
    total = total + gather(sum(parts{k}));
end
fprintf('%.0f\n', total);
joined = parts{1};
for k = 2:12
    joined = joined + parts{k};
end
fprintf('%.0f %.0f\n', gather(joined(1)), gather(joined(n)));
fprintf('%.0f\n', gather(max(joined)));
