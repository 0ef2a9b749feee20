% Variances of one observation and of none, with missing ones left out.
x = [NaN NaN; 1 NaN; 2 3];
disp(var(x,0,2,'omitnan')'), disp(var(x,1,2,'omitnan')'), disp(std(x,0,1,'omitnan'))
r = rand(2,1);
disp(std(min(r,[],1),0,'omitnan'))
disp(std(prod(r,'all'),0,'omitnan'))
disp(var(sum(r.^1,'all'),0,1,'omitnan'))
disp(var([NaN NaN],0,'omitnan')), disp(var([1 NaN],0,'omitnan')), disp(var(zeros(0,3)))
disp(var(single([4 NaN]),0,2,'omitnan'))
