t = sprintf('name value\n%% note\n1 2\n3 4 %% end\n');
c = textscan(t, '%f %f', 'HeaderLines', 1, 'CommentStyle', '%'); disp([c{:}])
c = textscan(sprintf('1 // x\n2'), '%f', 'CommentStyle', '//'); disp(c{1}')
c = textscan('1 /* x */ 2', '%f', 'CommentStyle', {'/*', '*/'}); disp(c{1}')
c = textscan(sprintf('1\r2\r3'), '%f', 'EndOfLine', '\r'); disp(c{1}')
c = textscan(sprintf('h1\nh2\n5 6\n'), '', 'HeaderLines', 2); disp([c{:}])
