f = [tempname '.csv']; writecell({1, 'a'; 'b,c', 2.5}, f); disp(fileread(f))
c = readcell(f); disp(size(c)), disp(c{1, 1}), disp(c{1, 2}), disp(c{2, 1}), disp(c{2, 2}), disp(class(c{2, 2}))
writecell({'say "hi"'; true}, f); disp(fileread(f)), c = readcell(f); disp(c{1}), delete(f)
% Dates and lengths of time.
f = [tempname '.csv']; fid = fopen(f, 'w'); fprintf(fid, 'name,2024-01-05,3\nx,05-Mar-2024 10:20:30,1:02:03\n"7",1.2.3,\n'); fclose(fid);
C = readcell(f), disp(class(C{1, 2})), disp(C{1, 2} == datetime(2024, 1, 5)), disp(C{2, 3} == duration(1, 2, 3)), disp(readcell(f, 'DatetimeType', 'text')), disp(class(readcell(f, 'DurationType', 'text', 'Range', 'C2:C2'))), delete(f)
