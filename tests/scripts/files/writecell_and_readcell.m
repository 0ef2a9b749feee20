f = [tempname '.csv']; writecell({1, 'a'; 'b,c', 2.5}, f); disp(fileread(f))
c = readcell(f); disp(size(c)), disp(c{1, 1}), disp(c{1, 2}), disp(c{2, 1}), disp(c{2, 2}), disp(class(c{2, 2}))
writecell({'say "hi"'; true}, f); disp(fileread(f)), c = readcell(f); disp(c{1}), delete(f)
