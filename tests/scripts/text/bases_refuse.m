try, dec2bin(1.5); catch e, disp('fraction'), end
try, dec2base(1, 1); catch e, disp('base'), end
try, dec2base(1, 'aa'); catch e, disp('symbols'), end
try, dec2base(1, 2, -1); catch e, disp('digits'), end
try, dec2bin(1 + i); catch e, disp('complex'), end
try, dec2base(-1, 3); catch e, disp('negative'), end
