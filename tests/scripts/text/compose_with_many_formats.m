% compose: formats of one or many texts over the rows of data.
compose(["%.2f"; "%.5f"], pi), compose(["%d" "%s"], 5), compose({'%d', '<%d>'}, [1 2; 3 4])
compose("The time is %d:%d", [8 15 9 20 10 50])
compose("%d squared is %d", [1; 2], [1; 4]), compose('%d, %d', [1 2; 3 4])
compose("%s-%s", ["a" "b"; "c" "d"]), compose("%s=%g", ["x"; "y"], [1; 2.5])
compose({'a\tb', 'c'}), compose("%d%%", [10; 20])
try, compose(["%d"; "%d"], [1; 2; 3]), catch e, disp(e.message), end
try, compose("%d %d", [1; 2], 3), catch e, disp(e.message), end
