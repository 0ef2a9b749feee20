disp(dec2bin(5)), disp(dec2bin(5, 8)), disp(dec2bin([1 2; 3 4])), disp(dec2bin(0)), disp(dec2hex(255)), disp(dec2hex(255, 4)), disp(dec2base(10, 3)), disp(dec2base(35, 36)), disp(dec2base(5, 'ab'))
disp(bin2dec('101')), disp(bin2dec({'1', '10'; '11', '100'})'), disp(hex2dec('FF')), disp(hex2dec({'A'; '1F'})'), disp(base2dec('zz', 36)), disp(bin2dec('1 0 1'))
disp(dec2bin(-3)), disp(dec2hex(-1)), disp(dec2bin(2^52))
