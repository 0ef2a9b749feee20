% Tables as real code uses them: parts, growth, names, loops, containers.
T = table([1;2;3],{'a';'b';'c'},[4 5;6 7;8 9],'VariableNames',{'x','name','M'});
jsonencode(T)
jsonencode(categorical({'a','b'}))
jsonencode(datetime(2024,1,1))
s.tab = T; s.tab.x(2) = 20; s.tab.x'
c = {T}; c{1}.x(3) = 30; c{1}.x'
T.M(2,:) = [0 0]; T.M
T.name{2} = 'zz'; T.name'
T.name{2}(1)
v = 'x'; T.(v)(2)
T.([v '2']) = T.(v)*2; T.Properties.VariableNames
T(:, ismember(T.Properties.VariableNames, {'x','x2'}))
for k = 1:width(T), fprintf('%s:%s ', T.Properties.VariableNames{k}, class(T.(k))); end, fprintf('\n');
isobject(T), isa(T,'table'), isstruct(T)
T(randperm(3)', :); size(ans)
T(end:-1:1, 'x')
T{2, 'x'}
T{end, end}
T(2, :).x
T(2, :).name{1}
T(2, :).x = 99; T.x'
T{1:2, 'x'}(2)
T{:, 'x'}'
T{:, {'x','x2'}} = [1 2;3 4;5 6]; T
any(ismissing(T), 2)'
T.x(T.x == 3) = NaN; T.x'
T(isnan(T.x), :) = []; height(T)
x = T.x; T.x = []; width(T)
T.list = {[1 2 3]; [4 5]}; T.list{2}(1)
T.list{2}(3) = 7; T.list{2}
m = containers.Map(); m('t') = T; q = m('t'); height(q)
cellfun(@numel, T.list)'
R = table(); for k = 1:3, R = [R; table(k, {sprintf('n%d', k)}, 'VariableNames', {'k', 'n'})]; end, R
R = table('Size',[0 2],'VariableTypes',{'double','string'},'VariableNames',{'a','b'}); R(end+1,:) = {1,"x"}; R(end+1,:) = {2,"y"}; R
R.a(end) = 5; R{1,'b'} = "changed"; R
Q = table; Q.a = (1:2)'; Q.b = ["p";"q"]; Q
cell2mat(table2cell(T(:,'x2')))'
numel(unique(R.b))
R(strcmp(R.b,'y'), :)
R(R.b == "y" & R.a > 1, :).a
[R.a, R.a*2]
[m, i] = max(R.a)
R.Properties.VariableNames(1) = {'alpha'}; R
R = renamevars(R, 'alpha', 'A'); R.A'
struct2table(struct('p',{1,2,3}))
struct2table(struct('p',[1;2],'q',{{'a';'b'}}))
struct2table(struct('p',1,'q','abc'), 'AsArray', true)
t = array2table([1 2;3 4]); t.Properties.VariableNames = {'a','b'}; t{:,:} = t{:,:}*2; t
t.c = t.a + t.b; t(:,{'a','c'})
arrayfun(@(k) t.a(k) + t.c(k), 1:height(t))
t(t.a == max(t.a), :)
isempty(t(t.a > 100, :))
mean(t.a), mean(t{:,:}), sum(t{:,:}, 2)'
isequal(t, t), t == t
disp(t.Properties.VariableNames')
table2struct(t)
fieldnames(t)'
t = t(:, [3 1 2])
tt = [t; t]; tt = unique(tt); height(tt)
ismember('a', t.Properties.VariableNames), any(strcmp('zz', t.Properties.VariableNames))
d = table(datetime(2024,1,[3;1;2]), [1;2;3], 'VariableNames', {'when','v'}); sortrows(d, 'when')
d(d.when > datetime(2024,1,1), :)
d.when(2)
min(d.when), max(d.when), diff(d.when)'
d.when.Year'
year(d.when)'
string(d.when, 'yyyy-MM-dd')'
head(d)
nnz(d.v), cumsum(d.v)'
evalc('disp(d)');
func2str(@(t) t.a), f = @(t) t.a(1); f(t)
try, t.nothere(1), catch e, disp(e.message), end
try, t.A, catch e, disp(e.message), end
X = table({'a';'b'}, 'VariableNames', {'k'}); X.k = categorical(X.k); X.k(1) == 'a'
strjoin(string(t.Properties.VariableNames), '|')
t.Properties.RowNames = {'r1','r2'}; t('r1', 'a'), t{'r2','a'}, t.Row'
t({'r2','r1'}, :)
num2cell(t.a)'
[tf, loc] = ismember({'r2'}, t.Properties.RowNames)
B = varfun(@(x) x*2, t, 'InputVariables', {'a','b'})
height(rmmissing(table([1;NaN;3])))
M = magic(4); Tm = array2table(M)
T5 = table((1:3)', 'VariableNames', "x")
fillmissing(table([1;NaN;3],{'a';'';'c'}), 'previous')
size(table(zeros(0,3)))
table([1;2], ["a";"b"], 'VariableNames', ["num" "str"])
table('Size',[2 1],'VariableTypes',"double")
