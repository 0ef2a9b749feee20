% Columns of who and whos grow with names, sizes and classes.
list()
lists_of_values()
w = values(); disp(fieldnames(w)'), disp([w.global]), disp(w(1).nesting)
function list()
alpha = 1; b = 2; longer_name = 3; z = 4; q5 = 5; v6 = 6; u7 = 7; t8 = 8;
who
end
function lists_of_values()
global SHARED
SHARED = [1 2 3]; f = @sin; big = zeros(400, 3, 2); flag = true; text = "one"; none = []; z = single(1i);
whos
end
function w = values()
global SHARED
a = 1;
w = whos;
end
