% accumarray with @max, @min, @any, @all of every class where the arrays are, beyond flintmax too.
%environment VITRINE_STRICT=1
s = gpuArray([1;2;1;4;2;1]);
v = {[5;-2;7;NaN;9;3], int64([5;-2;7;1;9;3])*int64(1e18) + int64(1), uint64([5;2;7;1;9;3])*uint64(2e18) + uint64(1), ...
     [true;false;false;true;false;true], int8([5;-2;0;0;9;3]), single([0;0;7;NaN;9;3])};
for k = 1:numel(v)
    for f = {@max, @min, @any, @all}
        for fill = {[], 3}
            r = gather(accumarray(s, v{k}, [5 1], f{1}, fill{1}));
            fprintf('%-7s %s %-7s', class(v{k}), func2str(f{1}), class(r)); fprintf(' %s', string(r)); fprintf('\n');
        end
    end
end
disp(accumarray(gpuArray([1 1;2 2;1 1]), int64([9007199254740993;9007199254740992;9007199254740994]), [], @max))
disp(accumarray(gpuArray([1;2;2]), int64(9007199254740993), [], @min))
x = gpuArray(int64(reshape(mod((1:3000)*7919, 3001), [], 1))*int64(3e15)); t = gpuArray(mod((1:3000)', 37) + 1);
most = accumarray(t, x, [], @max); least = accumarray(t, x, [], @min);
right = true;
for k = 1:37, right = right && most(k) == max(x(t == k)) && least(k) == min(x(t == k)); end
disp(gather(right))
