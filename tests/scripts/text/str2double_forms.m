fprintf('%g ', str2double({'1.5', '1e3', '1,000', 'abc', ' 12 ', '1 2', 'Inf', '-inf', 'NaN', '1e', '.5', '5.', '', '+5', '--5'})); fprintf('\n');
z = str2double({'1+2i', 'i', '-i', '2i', '1 + 2i', '1 - i', '3i*2', 'i*2', '1e5i', 'Inf+2i'});
fprintf('%g%+gi ', [real(z); imag(z)]); fprintf('\n');
disp(str2double({1, '2'; '3', {}})), disp(str2double(5)), disp(str2double({})), disp(str2double('0x10')), disp(str2double('1.2.3'))
