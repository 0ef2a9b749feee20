format long, pi
format default, pi
format compact, 1
format, 1
format short g, pi * 1e6
format short e, pi
format short eng, pi
try, format nosuch; catch e, disp(e.identifier), end
