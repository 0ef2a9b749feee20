c = textscan('1 2 a 3 4 b', '%f %f %s', 'CollectOutput', true); disp(size(c)), disp(c{1}), disp(c{2}{2})
c = textscan('1 2 3 4', '%f %d', 'CollectOutput', true); disp(numel(c))
c = textscan(sprintf('1,2\n3,4\n'), '', 'Delimiter', ',', 'CollectOutput', 1); disp(c{1})
