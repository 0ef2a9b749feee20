% Tables pivoted, and tables in tables shown.
T = table({'a';'b';'a';'b'}, [1;1;2;2], [5;6;7;8], categorical({'x';'x';'y';'y'}), 'VariableNames', {'g','k','v','c'});
try, pivot(T, Rows='g', Columns='k'), catch e, disp(e.message), end
try, pivot(T, Rows='g', Columns='c', DataVariable='v'), catch e, disp(e.message), end
try, pivot(T, Rows='g', DataVariable='v', Method='mean'), catch e, disp(e.message), end
try, pivot(T, Rows='g', Columns=["k" "c"], DataVariable='v', Method='mean'), catch e, disp(e.message), end
try, pivot(T, Columns=["k" "c"], DataVariable='v', Method=@max, OutputFormat='flat'), catch e, disp(e.message), end
try, pivot(T(1:3,:), Rows={'g','c'}, Columns="k", Method="percentage"), catch e, disp(e.message), end
try, pivot(T, Rows='g', Columns='k', RowLabelPlacement='rownames'), catch e, disp(e.message), end
try, pivot(T), catch e, disp(e.message), end
N=table([3;4],[5;6]);
try, T=table([1;2],N), catch e, disp(e.message), end
M=table([3;4]);
try, T=table([1;2],M), catch e, disp(e.message), end
M=table([3;4],'VariableNames',{'x'});
try, T=table(N,M), catch e, disp(e.message), end
