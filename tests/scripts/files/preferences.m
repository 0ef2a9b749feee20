% Preferences, in a folder of their own here.
folder = tempname; mkdir(folder); was = getenv('XDG_CONFIG_HOME'); setenv('XDG_CONFIG_HOME', folder)
disp(strcmp(prefdir, fullfile(folder, 'vitrine'))), disp(ispref('Tool')), disp(isempty(getpref('Tool')))
setpref('Tool', 'size', [1 2]), addpref('Tool', {'name', 'on'}, {'x', true})
disp(getpref('Tool', 'size')), disp(getpref('Tool', {'name', 'on'})), disp(getpref('Tool')), disp(ispref('Tool', {'size', 'none'}))
disp(getpref('Tool', 'later', 7)), disp(getpref('Tool', 'later')), disp(fieldnames(getpref)')
setpref('Tool', 'size', 9), disp(getpref('Tool', 'size')), rmpref('Tool', 'on'), disp(ispref('Tool', 'on'))
try, addpref('Tool', 'size', 1), catch e, disp(e.message), end
try, getpref('Tool', 'none'), catch e, disp(e.message), end
try, getpref('None', 'none'), catch e, disp(e.message), end
try, setpref('1', 'a', 1), catch e, disp(e.message), end
rmpref('Tool'), disp(ispref('Tool'))
try, rmpref('Tool'), catch e, disp(e.message), end
setenv('XDG_CONFIG_HOME', was), rmdir(folder, 's')
% what: the files of a folder.
mkdir(folder), mkdir(fullfile(folder, '+pack')), fclose(fopen(fullfile(folder, 'one.m'), 'w')); fclose(fopen(fullfile(folder, 'two.mat'), 'w'));
w = what(folder); disp(w.m), disp(w.mat), disp(w.packages), disp(strcmp(w.path, folder)), disp(strrep(evalc('what(folder)'), folder, 'FOLDER'))
rmdir(folder, 's')
% Old names for sounds, and what is heard by nobody here.
file = [tempname '.wav']; y = sin((0:99)'/5)/2; wavwrite(y, 8000, file), [x, rate, bits] = wavread(file); disp([rate bits]), disp(max(abs(x - y)) < 1e-4)
disp(size(wavread(file, 10))), disp(size(wavread(file, [5 9]))), disp(wavread(file, 'size')), delete(file)
sound([]), soundsc([]), try, sound('a'), catch e, disp(e.message), end
try, sound(1, -1), catch e, disp(e.message), end
disp(lin2mu([-1 -0.1 0 0.001 0.5 1])), disp(max(abs(mu2lin(lin2mu(y)) - y)) < 0.016), disp(isequal(lin2mu(mu2lin(0:126)), 0:126)), disp(mu2lin([0 128]))
disp(isfolder(matlabroot))
