% Reciprocal functions of degrees at exact angles.
disp(mat2str(secd([0 60 180]), 10)), disp(mat2str(cscd([30 90 270]), 10)), disp(mat2str(cotd([45 135]), 10))
disp(mat2str(asecd([1 2 -1]), 10)), disp(mat2str(acscd([1 2 -1]), 10)), disp(mat2str(acotd([1 -1]), 10))
disp([secd(90) cscd(0) cotd(0)]), disp(class(secd(single(60))))
try, secd('a'), catch e, disp(e.identifier), end
