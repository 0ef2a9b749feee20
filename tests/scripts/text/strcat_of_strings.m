s = strcat("a ", "b");
fprintf('[%s]\n', s);
s = strcat(["a", "b"], "!");
disp(s)
s = strcat("x", {'y', 'z'});
disp(class(s)), disp(size(s))
