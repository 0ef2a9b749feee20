% Medians and ranks of windows are those of the sorted windows, of every size and class.
rng(5);
x = uint8(randi(255, 23, 19)); z = double(x)/8;
for s = {[3 3], [5 5], [7 7], [2 3], [4 6], [9 1], [1 12], [11 11]}
    m = s{1}; before = floor((m + 1)/2) - 1;
    padded = zeros(size(x) + m - 1); padded(before(1) + (1:23), before(2) + (1:19)) = z;
    y = zeros(23, 19); low = y; n = prod(m); k = ceil(n/3);
    for i = 1:23
        for j = 1:19
            w = sort(reshape(padded(i:i + m(1) - 1, j:j + m(2) - 1), [], 1));
            y(i, j) = (w(floor((n + 1)/2)) + w(floor(n/2) + 1))/2;
            low(i, j) = w(k);
        end
    end
    fprintf('%d %d %d\n', n, isequal(medfilt2(z, m), y), isequal(ordfilt2(z, k, ones(m)), low))
    if mod(n, 2), fprintf('%d\n', isequal(medfilt2(x, m), uint8(y*8))), end
end
disp(medfilt2([1 2 NaN; 4 5 6; 7 8 9]))
