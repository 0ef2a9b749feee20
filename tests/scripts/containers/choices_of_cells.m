% nchoosek and perms of cells choose and order the cells.
c = nchoosek({'a','b','c'}, 2);
disp(size(c)), disp(strjoin(c(:)', ''))
p = perms({1, 'x', [2 3]});
disp(size(p)), disp(class(p))
disp(p{1,1}), disp(p{end,1})
