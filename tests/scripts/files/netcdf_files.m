% SPDX-License-Identifier: Apache-2.0
% nccreate, ncwrite, ncread, ncinfo, ncdisp and attributes: classic files, and HDF5 read.
f=[tempname '.nc']; nccreate(f,'a','Dimensions',{'x',3,'y',2}); ncwrite(f,'a',[1 2;3 4;5 6]);
disp(ncread(f,'a'));
disp(ncread(f,'a',[2 1],[2 Inf]))
nccreate(f,'t','Dimensions',{'x','time',Inf},'Datatype','int16','FillValue',-9); ncwrite(f,'t',int16([1 2;3 4;5 6]));
disp(ncread(f,'t')); ncwrite(f,'t',[7;8;9],[1 4]);
disp(ncread(f,'t'))
nccreate(f,'time','Dimensions',{'time'}); ncwrite(f,'time',[10 20 30 40]);
disp(ncread(f,'time')')
ncwriteatt(f,'/','title','hello'); ncwriteatt(f,'a','scale_factor',2);
disp(ncreadatt(f,'/','title'));
disp(ncread(f,'a'))
nccreate(f,'s'); ncwrite(f,'s',pi);
disp(ncread(f,'s'))
t=evalc('ncdisp(f)');
disp(t(strfind(t,'Format'):end)), i=ncinfo(f);
disp(i.Variables(2));
disp({i.Dimensions.Name})
% Records of a variable of two bytes are padded where there are several; attributes keep their classes.
g=[tempname '.nc']; nccreate(g,'w','Dimensions',{'t',Inf},'Datatype','int16'); nccreate(g,'v','Dimensions',{'x',3,'t'},'Datatype','single');
ncwrite(g,'v',single([1 4;2 5;3 6])); ncwrite(g,'w',int16([7 8]));
disp(ncread(g,'v')), disp(ncread(g,'w')')
nccreate(g,'c','Dimensions',{'x'},'Datatype','char'); ncwrite(g,'c','abc');
disp(ncread(g,'c')')
ncwriteatt(g,'v','range',int16([1 6])); x=ncreadatt(g,'v','range');
disp(class(x)), disp(x), disp(class(ncread(g,'v')))
nccreate(g,'u','Dimensions',{'x'},'Datatype','uint8'); ncwrite(g,'u',[1 2 255]);
disp(ncread(g,'u')'), s=ncinfo(g);
disp(s.Format)
delete(g)
% Data of an HDF5 file without dimension scales.
h=[tempname '.nc']; h5create(h,'/q',[2 3],'Datatype','single'); h5write(h,'/q',single([1 2 3;4 5 6]));
disp(ncread(h,'q')), delete(h)
try, ncread(f,'nope'), catch e, disp(e.message), end
try, nccreate(f,'a'), catch e, disp(e.message), end
try, ncread('none.nc','a'), catch e, disp(e.message), end
delete(f)
