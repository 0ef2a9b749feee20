disp(num2hex(1)), disp(num2hex(single(1))), disp(num2hex([1; -1])), disp(num2hex(int8(-1))), disp(num2hex(uint16(255)))
disp(hex2num('3ff0000000000000')), fprintf('%.15g\n', hex2num('4005bf0a8b14576a')), disp(hex2num('4')), disp(hex2num('ff', 'uint8')), disp(class(hex2num('3f800000', 'single')))
disp(hex2num({'4005bf0a8b145769'; '4024000000000000'})')
