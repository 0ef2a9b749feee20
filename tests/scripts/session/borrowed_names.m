% Names that scripts written for other versions and systems call.
pkg load signal
try, pkg install signal; catch e, disp(e.message); end
total = 0;
for k = drange(1:4), total = total + k; end
for k = drange(1, 2, 5), total = total + k; end
disp(total)
[status, output] = dos('echo word');
disp(status), disp(strtrim(output))
feature jit off
feature('accel', 'on');
disp(feature('DefaultCharacterSet'))
disp(feature('numcores') >= 1)
try, feature('unheard'); catch e, disp(e.message); end
