% save -append in every version: each class is added to what is there and replaces what has its name,
% groups of HDF5 (structs, cells) too, and nothing else changes.
t.nested = struct('a', {1, 'x', {3}});
t.record.list = struct('q', {1, [], 'z'});
t.record.list(2).q = struct('deep', {1, 2});
t.cells = {1, 'two', [3 4], {5, struct('s', {6 7})}};
t.flags = [true false];
t.bytes = int8([1 -2]);
t.big = uint64(18446744073709551615);
t.small = int64(-9223372036854775807);
t.complex = [1+2i 3];
t.single = single([1.5 pi]);
t.empty = [];
t.wide = zeros(0, 3);
t.letters = ['ab'; 'cd'];
t.none = '';
t.sparse = sparse([1 0 2; 0 0 3]);
t.noCells = {};
t.noStructs = struct('q', {});
t.pages = reshape(1:12, 2, 3, 2);
names = fieldnames(t);
for version = {'-v6', '-v7', '-v7.3'}
    file = [tempname '.mat'];
    first = 1;
    save(file, 'first', version{1});
    for k = 1:numel(names)
        one = struct(names{k}, {t.(names{k})});
        save(file, '-struct', 'one', '-append');
    end
    y = load(file);
    fprintf('%s: %d variables, equal %d\n', version{1}, numel(fieldnames(y)), isequaln(rmfield(y, 'first'), t));
    for k = 1:numel(names)
        first = t.(names{k});
        save(file, 'first', '-append');
        y = load(file);
        if ~isequaln(y.first, first) || ~strcmp(class(y.first), class(first)) || ~isequaln(rmfield(y, 'first'), t)
            fprintf('    %s: wrong\n', names{k});
        end
    end
    delete(file);
end
