% Categorical arrays.
c = categorical({'red', 'blue', 'red', 'green', ''})
categories(c)
countcats(c)
c == 'red'
c(2) = 'yellow'
c(end + 1) = 'red';
size(c), class(c), iscategorical(c), iscategorical(5), isundefined(c)
cellstr(c(1:2)), string(c(3)), char(c(4)), double(c)
s = categorical([2; 1; 3; 2], [1 2 3], {'small', 'medium', 'large'}, 'Ordinal', true)
s > 'small', max(s), min(s), sort(s, 'descend')', s(1) < s(3), isordinal(s), median(s)
t = addcats(s, 'huge', 'After', 'large'); categories(t)'
categories(removecats(t, 'huge'))'
m = mergecats(categorical({'a', 'b', 'c', 'b'}), {'a', 'b'}, 'ab')
r = renamecats(m, 'ab', 'both'); categories(r)'
categories(reordercats(m, {'c', 'ab'}))'
setcats(m, {'ab', 'z'})
[categorical({'x'}), categorical({'y', 'x'})]
[categorical({'x'}); {'z'}]
unique(c), ismember('red', c), ismember(c, {'red', 'green'})
[n, names] = histcounts(c)
categorical([1.5 2 NaN 1.5])
categorical([true false true])
categorical(["b" "a" missing])
categorical(datetime(2024, 1, [1 2]))
summary(categorical({'a'; 'b'; 'a'}))
isequal(categorical({'a'}), categorical({'a'})), isequal(c, 5)
x = categorical({'u'; 'v'; 'u'}); y = [1; 2; 3];
T = table(x, y)
T.x == 'u'
T(T.x == 'u', :)
groupsummary(T, 'x', 'mean')
sortrows(T, 'x', 'descend')
T(end + 1, :) = {'w', 9}
categories(T.x)'
[G, ID] = findgroups(x)
switch char(x(1)), case 'u', disp('is u'), otherwise, disp('other'), end
for k = unique(x)', fprintf('%s: %d\n', string(k), nnz(x == k)); end
iscategory(x, {'u', 'q'}), isprotected(s)
d = discretize([1 5 9], [0 3 6 10], 'categorical', {'low', 'mid', 'high'})
empty = categorical({})
strcat('is_', cellstr(x))'
fprintf('%s\n', x); sprintf('<%s>', s(1))
tries = {@() c < 'red', @() c == 5, @() max(c), @() addcats(s, 'tiny'), @() removecats(c, 'nothing'), @() renamecats(c, 'nothing', 'x'), @() categorical({1, 2}), @() categorical(1, [1 1]), ...
    @() reordercats(x, {'u'}), @() categories(5), @() s < categorical({'small'}), @() mergecats(s, {'small', 'large'})};
for k = 1:numel(tries)
    try, tries{k}(); fprintf('%d: no error\n', k); catch e, fprintf('%d: %s | %s\n', k, e.identifier, e.message); end
end
try, s(1) = 'giant'; catch e, disp(e.message), end
try, c(1) = 7; catch e, disp(e.message), end
