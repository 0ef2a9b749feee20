% A file that changed is read again, at the next call.
d = tempname; mkdir(d); addpath(d); n = fullfile(d, 'changing_.m');
function put(n, t), f = fopen(n, 'w'); fwrite(f, t); fclose(f); end
put(n, 'function r = changing_(), r = 1; end'); disp(changing_())
put(n, 'function r = changing_(), r = 22222; end'); rehash_(); disp(eval('changing_()'))
function rehash_(), addpath(pwd); end
rmdir(d, 's');
