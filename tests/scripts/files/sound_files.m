% WAV files: what is written comes back to the step of its class; the bytes are those of the format; what is damaged is refused.
folder = tempname; mkdir(folder); at = @(n) fullfile(folder, n); near = @(a, b, tol) assert(isequal(size(a), size(b)) && all(abs(double(a(:)) - double(b(:))) <= tol));
y = [sin((0:99)'/5), cos((0:99)'/7)]*0.9;
for b = [8 16 24], audiowrite(at('a.wav'), y, 8000, 'BitsPerSample', b), [x, r] = audioread(at('a.wav')); near(x, y, 2^(1 - b)), s = audioinfo(at('a.wav')); disp([r s.NumChannels s.TotalSamples s.BitsPerSample s.Duration]), end
audiowrite(at('f.wav'), y, 44100, 'BitsPerSample', 32), near(audioread(at('f.wav')), single(y), 0), audiowrite(at('d.wav'), y, 44100, 'BitsPerSample', 64), near(audioread(at('d.wav')), y, 0), audiowrite(at('i.wav'), int16([1; -32768; 32767]), 100), disp(audioread(at('i.wav'), 'native')'), near(audioread(at('i.wav')), [1; -32768; 32767]/32768, 0), disp(class(audioread(at('i.wav'), 'native'))), audiowrite(at('u.wav'), uint8([0; 128; 255]), 100), disp(audioread(at('u.wav'))'), x = audioread(at('d.wav'), [11 20]); near(x, y(11:20, :), 0), audiowrite(at('j.wav'), int32([5; -7]), 8000), disp(audioread(at('j.wav'), 'native')')
f = fopen(at('i.wav')); b = fread(f, Inf, '*uint8')'; fclose(f); disp(char(b([1:4 9:16]))), disp(b(17:end))
lastwarn(''); warning('off', 'MATLAB:audiovideo:audiowrite:dataClipped'), audiowrite(at('c.wav'), [2; -2], 8000), near(audioread(at('c.wav')), [32767/32768; -1], 0), warning('on', 'MATLAB:audiovideo:audiowrite:dataClipped')
for n = [4 20 40 43], f = fopen(at('x.wav'), 'w'); fwrite(f, b(1:n)); fclose(f); try, disp(size(audioread(at('x.wav')))), catch e, disp(e.identifier), end, end
tries = {@() audioread('none.wav'), @() audioread(1), @() audiowrite(at('x.mp3'), y, 8000), @() audiowrite(at('x.wav'), y), @() audiowrite(at('x.wav'), y, -1), @() audiowrite(at('x.wav'), y, 8000, 'BitsPerSample', 12), @() audioread(at('d.wav'), [0 5]), @() audioinfo('none.wav')};
for k = 1:numel(tries), try, tries{k}(), disp('no error'), catch e, disp(e.identifier), end, end
rmdir(folder, 's')
