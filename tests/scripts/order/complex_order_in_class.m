% Complex numbers stand in one order, whether an array is small or large: by magnitudes and angles
% in the class of the array, as abs and angle give them.
t = single((0:349) * 0.61803);
z = complex(cos(t), sin(t));
w = repmat(z, 1, 4);
for f = {@(x) sort(x), @(x) sort(x, 'descend'), @unique}
    small = f{1}(z);
    large = f{1}(w);
    if numel(large) > numel(small), large = large(1:4:end); end
    fprintf('%s %d\n', func2str(f{1}), isequal(small, large));
end
[a, k] = max(z); [b, m] = max(w);
fprintf('max %d %d\n', isequal(a, b), k == m);
[a, k] = min(z); [b, m] = min(w);
fprintf('min %d %d\n', isequal(a, b), k == m);
small = cummax(z); large = cummax(w);
fprintf('cummax %d\n', isequal(small, large(1:350)));
small = min(z, z([2:end 1])); large = min(w, w([2:end 1]));
fprintf('min of pairs %d\n', isequal(small(1:349), large(1:349)));
small = ismember(z(3), sort(z)); large = ismember(z(3), sort(w));
fprintf('ismember %d %d\n', small, large);
tied = single(abs(z));
fprintf('tied magnitudes: %d\n', sum(tied == max(tied)) > 1 || numel(unique(tied)) < 350);
