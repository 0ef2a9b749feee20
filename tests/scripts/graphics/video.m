% A video of frames: what the file's head says, and its pictures.
folder = tempname; mkdir(folder)
v = VideoWriter([folder '/a.avi']);
v.FrameRate = 10; v.Quality = 90;
open(v)
for k = 1:3, writeVideo(v, uint8(cat(3, 80*k*ones(16,24), zeros(16,24), zeros(16,24)))); end
disp(v.FrameCount), disp(v.Duration), disp([v.Width v.Height])
close(v)
f = fopen([folder '/a.avi']); b = fread(f, Inf, 'uint8=>uint8')'; fclose(f);
disp(char(b([1:4 9:12 113:116])))
disp(double(typecast(b(5:8), 'uint32')) == numel(b) - 8)
disp(double(typecast(b(49:52), 'uint32')))
index = strfind(char(b), 'idx1'); index = index(end);
disp(double(typecast(b(index+4:index+7), 'uint32'))/16)
entry = reshape(typecast(b(index+8:end), 'uint32'), 4, []);
for k = 1:3
    at = 220 + double(entry(3,k)) + 9;
    f = fopen([folder '/f.jpg'], 'w'); fwrite(f, b(at:at+double(entry(4,k))-1)); fclose(f);
    p = imread([folder '/f.jpg']); fprintf('%d %d %d, %d\n', size(p), abs(double(p(5,5,1)) - 80*k) < 4)
end
% Pixels as they are.
u = VideoWriter([folder '/u'], 'Uncompressed AVI'); open(u)
writeVideo(u, [0 0.5 1; 1 0 0]), close(u)
f = fopen([folder '/u.avi']); b = fread(f, Inf, 'uint8=>uint8')'; fclose(f);
disp(b(233:256))
% Frames in a structure.
w = VideoWriter([folder '/w.avi']); open(w)
writeVideo(w, [im2frame(uint8(zeros(8,8,3))) im2frame(ones(8,8))]), disp(w.FrameCount), close(w)
x = im2frame(uint8([0 1; 1 0]), [1 0 0; 0 0 1]); disp(squeeze(x.cdata(1,2,:))')
function attempt(f)
try, f(); disp('no error'), catch e, disp(e.message), end
end
attempt(@() VideoWriter('x.mp4', 'MPEG-4'))
attempt(@() writeVideo(v, 1))
attempt(@() open(v))
y = VideoWriter([folder '/y.avi']); open(y), writeVideo(y, zeros(4,4))
attempt(@() writeVideo(y, zeros(5,4)))
attempt(@() writeVideo(y, 2*ones(4,4)))
attempt(@() movie(3))
close(y), rmdir(folder, 's')
