% Contents of tables as statements: the function that gives them runs while the list of answers is open.
T = table([1; 2], ["a"; "b"], 'VariableNames', {'v', 's'}, 'RowNames', {'r1', 'r2'});
T{2,'v'}
T{:,'v'}
T{'r1',1}
T{2,"s"}
U = table([1; 2], [3; 4]);
U{2,{'Var1','Var2'}};
ans
c = {U{:,'Var1'}, T{1,'s'}}
try, T{3,'v'}, catch e, disp(e.message), end
for k = 1:2, disp(sum(U{k,:})), end
