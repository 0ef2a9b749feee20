% Where signals change.
disp(findchangepts([1 1 1 5 5 5 5]))
[at,r]=findchangepts([1 1 1 5 5 5 5 2 2 2.5]','MaxNumChanges',2)
rng(1); x=[randn(1,50) 5*randn(1,60)]; disp(findchangepts(x,'Statistic','std')), disp(findchangepts(x,'Statistic','rms'))
t=[0:20 19:-1:0]; disp(findchangepts(t,'Statistic','linear')), disp(findchangepts(t,'Statistic','linear','MinThreshold',5))
disp(findchangepts([zeros(1,5) ones(1,5) 4*ones(1,5)],'MinThreshold',1))
disp(findchangepts([0 0 0 9 9;1 1 1 1 1]))
disp(findchangepts(ones(1,6),'MaxNumChanges',3)), disp(size(findchangepts(1)))
try, findchangepts([1 2],'MaxNumChanges',1,'MinThreshold',2), catch e, disp(e.message), end
try, findchangepts([1 NaN]), catch e, disp(e.message), end
