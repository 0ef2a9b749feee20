f = tempname; fid = fopen(f, 'w'); fprintf(fid, 'one\ntwo\n\nlast'); fclose(fid);
fid = fopen(f);
while true, s = fgetl(fid); if ~ischar(s), break, end, fprintf('[%s]', s); end
fprintf(' %d\n', s);
frewind(fid); n = 0; while ~feof(fid), fgets(fid); n = n + 1; end, disp(n)
frewind(fid); s = fgets(fid); disp(double(s(end)))
s = fgetl(fid); disp(s)
frewind(fid); disp(fgets(fid, 2)), disp(fgetl(fid))
fclose(fid); delete(f);
try, fgetl(99); catch e, disp('bad number'), end
