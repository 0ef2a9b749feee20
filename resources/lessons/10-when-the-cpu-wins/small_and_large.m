%% When the CPU wins
% The same formula on arrays of five sizes. Each line is placed by what it would cost on either side.

n = [100, 10000, 200000, 1000000, 4000000];
total = 0;
for k = 1:numel(n)
    x = linspace(0, 1, n(k));
    y = exp(-x) .* sin(20*x) + 0.5;       % on which side?
    total = total + sum(y);
end
fprintf('total %.6f\n', total);

%% Work that no kernel repays
A = magic(4);
B = A * 2 + 1;                            % 16 elements: computed at once
disp(B)
