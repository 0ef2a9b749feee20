% matfile: variables of a MAT file one by one.
for version = {'-v7', '-v7.3'}
    file = [tempname '.mat'];
    a = reshape(1:60, 5, 4, 3); t = 'words'; c = {1, 'two'}; s.x = [1 2 3]; z = 2 + 3i; n = int16(magic(4)); l = [true false];
    save(file, 'a', 't', 'c', 's', 'z', 'n', 'l', version{1})
    m = matfile(file);
    disp(class(m)), disp(m.Properties.Writable), disp(strcmp(m.Properties.Source, file))
    disp(isequal(m.a, a)), disp(m.t), disp(m.c), disp(m.s.x(2)), disp(m.z)
    disp(m.a(2, :, 1)), disp(m.a(1:2:5, [2 4], 3)), disp(m.a(end, end, end)), disp(class(m.n(2, 2:3))), disp(m.n(2, 2:3)), disp(m.l(1, 2))
    disp(m.a([5 1 1], 2, 2)'), disp(m.t(1, 2:3))
    disp(size(m, 'a')), disp(size(m, 'a', 3)), [r, q] = size(m, 'a'); disp([r q]), disp(sort(who(m))')
    w = whos(m); disp({w.name}), w = whos(m, 'n'); disp(w.class), disp(w.size)
    try, m.b = 1; catch e, disp(e.message), end
    try, m.nothing, catch e, disp(strrep(e.message, file, 'FILE')), end
    m.Properties.Writable = true;
    m.b = 5; m.a(2, 3, 1) = -1; m.s.y = 'new'; m.grown(2, 3) = 7; m.c{2} = 'changed';
    r = load(file); disp(r.b), disp(r.a(2, 3, 1)), disp(r.s), disp(r.grown), disp(r.c{2}), disp(r.t)
    delete(file)
end
% A file that is made.
file = [tempname '.mat']; m = matfile(file); disp(m.Properties.Writable), disp(isempty(who(m)))
m.x = 1:3; m.x(1, 5) = 9; disp(m.x), id = fopen(file); disp(fread(id, [1 10], '*char')), fclose(id);
k = matfile(file, 'Writable', true); k.y = 'a'; disp(m.y), disp(fieldnames(m)')
disp(regexprep(evalc('m'), '''[^'']*''', 'FILE'))
delete(file)
try, matfile(1), catch e, disp(e.message), end
try, matfile(file, 'Writable', 'yes'), catch e, disp(e.message), end
try, matfile(file, 'Readable', true), catch e, disp(e.identifier), end
