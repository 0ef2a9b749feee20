disp(sscanf('1 2 3', '%d')'), disp(sscanf('1,2,3', '%d,')'), disp(sscanf('10:20', '%d:%d')'), disp(sscanf('1e3 -2.5E-2', '%f')')
disp(sscanf('0x1F', '%x')), disp(sscanf('17', '%o')), disp(sscanf('0x1F 017 9', '%i')'), disp(sscanf('0177 08', '%i')')
disp(sscanf('inf nan -inf', '%f')'), disp(sscanf('12345', '%2d')'), disp(sscanf('1.5 2.5', '%*f %f')), disp(sscanf('3%', '%d%%'))
disp(sscanf('999999999999', '%d') == double(intmax('int32'))), disp(sscanf('999999999999', '%ld'))
