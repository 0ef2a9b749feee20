% SPDX-License-Identifier: Apache-2.0
% gzip, gunzip, zip, unzip, tar, untar and fileattrib: what goes in comes out, damaged files are errors.
d = tempname; mkdir(d); mkdir(fullfile(d, 'sub'));
a = repmat(sprintf('line of text\n'), 1, 500);
fid = fopen(fullfile(d, 'a.txt'), 'w'); fprintf(fid, '%s', a); fclose(fid);
rng(1); r = uint8(randi(255, 1, 3000));
fid = fopen(fullfile(d, 'sub', 'r.bin'), 'w'); fwrite(fid, r); fclose(fid);
fid = fopen(fullfile(d, 'empty'), 'w'); fclose(fid);
function b = bytes(f)
fid = fopen(f); b = fread(fid, Inf, '*uint8')'; fclose(fid);
end
n = gzip(fullfile(d, 'a.txt')); disp(strrep(n{1}, d, '')), s = dir(n{1}); disp(s.bytes < 200)
delete(fullfile(d, 'a.txt')), m = gunzip(n{1}); disp(strrep(m{1}, d, '')), disp(isequal(fileread(m{1}), a))
for k = {{@zip, @unzip, 'z.zip'}, {@tar, @untar, 'z.tar'}, {@tar, @untar, 'z.tgz'}}
    [pack, unpack, name] = k{1}{:};
    e = pack(fullfile(d, name), {'a.txt', 'sub', 'empty'}, d); disp(strjoin(e, ' '))
    out = fullfile(d, ['out', name]);
    p = unpack(fullfile(d, name), out); disp(strjoin(strrep(p, out, ''), ' '))
    disp([isequal(fileread(fullfile(out, 'a.txt')), a), isequal(bytes(fullfile(out, 'sub', 'r.bin')), r), isempty(bytes(fullfile(out, 'empty')))])
end
b = bytes(fullfile(d, 'z.zip')); b(60) = 255 - b(60);
fid = fopen(fullfile(d, 'bad.zip'), 'w'); fwrite(fid, b); fclose(fid);
function tell(f, d)
try
    f();
catch e
    disp(e.identifier), disp(strrep(e.message, d, ''))
end
end
tell(@() unzip(fullfile(d, 'bad.zip'), d), d)
tell(@() unzip(fullfile(d, 'a.txt'), d), d)
tell(@() untar(fullfile(d, 'a.txt'), d), d)
tell(@() gunzip(fullfile(d, 'a.txt')), d)
tell(@() zip(fullfile(d, 'q.zip'), 'none.txt', d), d)
% An entry must not leave the folder.
b = bytes(fullfile(d, 'z.tar')); b(1:5) = uint8('../.x'); h = double(b(1:512)); h(149:156) = 32;
b(149:156) = [uint8(sprintf('%06o', sum(h))), 0, 32];
fid = fopen(fullfile(d, 'evil.tar'), 'w'); fwrite(fid, b); fclose(fid);
tell(@() untar(fullfile(d, 'evil.tar'), fullfile(d, 'evil')), d)
[tf, s] = fileattrib(fullfile(d, 'a.txt')); disp([tf, s.directory, s.UserRead, s.UserWrite])
fileattrib(fullfile(d, 'a.txt'), '-w'); [~, s] = fileattrib(fullfile(d, 'a.txt')); disp(s.UserWrite)
fileattrib(fullfile(d, 'a.txt'), '+w'); [~, s] = fileattrib(fullfile(d, 'a.txt')); disp(s.UserWrite)
[tf, m, id] = fileattrib(fullfile(d, 'nothing')); disp(tf), disp(id)
[~, s] = fileattrib(d); disp(s.directory)
rmdir(d, 's')
