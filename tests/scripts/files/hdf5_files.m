% SPDX-License-Identifier: Apache-2.0
% h5create, h5write, h5read, h5info, h5disp and attributes: classes, parts, growth, texts, errors.
f=[tempname '.h5']; h5create(f,'/g/a',[2 3]); h5write(f,'/g/a',[1 2 3;4 5 6]);
disp(h5read(f,'/g/a'));
disp(h5read(f,'/g/a',[1 2],[2 Inf]));
disp(h5read(f,'/g/a',[1 1],[1 2],[1 2]))
h5create(f,'/b',[Inf 2],'ChunkSize',[4 2],'Datatype','int16','Deflate',5,'Shuffle',true,'FillValue',int16(-1)); h5write(f,'/b',int16([1 2;3 4;5 6])); x=h5read(f,'/b');
disp(x);
disp(class(x)); h5write(f,'/b',int16([9 9]),[6 1],[1 2]);
disp(h5read(f,'/b'))
h5create(f,'/s',3,'Datatype','string'); h5write(f,'/s',["one","zwei","ä"]);
disp(h5read(f,'/s'))
h5writeatt(f,'/b','unit','metre'); h5writeatt(f,'/','n',[1 2 3]); h5writeatt(f,'/','names',["a" "b"]);
disp(h5readatt(f,'/b','unit'));
disp(h5readatt(f,'/','n'));
disp(h5readatt(f,'/','names'))
t = evalc('h5disp(f)');
disp(t(find(t == 10, 1) + 1:end))
i=h5info(f,'/b');
disp(i.Dataspace);
disp(i.Filters(1));
disp(i.ChunkSize)
try, h5create(f,'/b',1), catch e, disp(e.message), end
try, h5read(f,'/nope'), catch e, disp(e.message), end
try, h5read('nofile.h5','/nope'), catch e, disp(e.message), end
try, h5write(f,'/g/a',[1 2 3]), catch e, disp(e.message), end
try, h5read(f,'/g/a',[1 1],[3 3]), catch e, disp(e.message), end
try, h5read(f,'/g'), catch e, disp(e.message), end
try, h5create(f,'/c',[Inf 2]), catch e, disp(e.message), end
try, h5create(f,'/c',[2 2],'ChunkSize',[3 3]), catch e, disp(e.message), end
try, h5write(f,'/b',true), catch e, disp(e.message), end
try, h5readatt(f,'/b','none'), catch e, disp(e.message), end
try, h5read(f,'b'), catch e, disp(e.message), end
for c = {'double','single','int8','uint8','int16','uint16','int32','uint32','int64','uint64'}
    at = ['/all/', c{1}]; h5create(f, at, [2 2], 'Datatype', c{1}); h5write(f, at, cast([1 2; 3 4], c{1}));
    x = h5read(f, at); fprintf('%s %d\n', class(x), isequal(x, [1 2; 3 4]));
end
disp(hdf5read(f, '/b/unit')), i = h5info(f, '/all');
disp(numel(i.Datasets))
delete(f)
% MAT files of version 7.3 are HDF5.
m = [tempname '.mat']; A = magic(4); save('-v7.3', m, 'A');
disp(h5read(m, '/A')), delete(m)
