disp(matlab.net.base64encode(uint8('hello')))
disp(matlab.net.base64encode(uint8([])))
disp(matlab.net.base64encode(uint8([0 255 128])))
disp(char(matlab.net.base64decode('aGVsbG8=')))
disp(matlab.net.base64decode('AP+A'))
disp(class(matlab.net.base64decode('AA==')))
try, matlab.net.base64decode(pi); catch e, disp('not text'), end
