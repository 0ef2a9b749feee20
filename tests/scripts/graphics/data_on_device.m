% Faces, corners and boxes of arrays that may be on the device: the same answers, and the same errors.
t = (0:5)'*pi/3;
v = gpuArray([cos(t) sin(t); 3 + cos(t) sin(t)]);
f = gpuArray(reshape(1:12, 6, 2).');
p = patch('Faces', f, 'Vertices', v, 'FaceVertexCData', v(:, 1), 'FaceColor', 'interp'); drawnow
disp(size(p.Faces)), disp(gather(p.Faces(2, :))), disp(size(p.Vertices))
p.XData = gather(p.XData)*2; drawnow, disp(xlim)
q = patch('Faces', gpuArray([1 2 3 NaN; 4 5 6 1]), 'Vertices', v, 'FaceVertexCData', gpuArray([1; 2]), 'FaceColor', 'flat');
disp(isnan(q.Faces(1, 4)))
star = [0 2 4 1 3]'*4*pi/5;
fill(gpuArray(cos(star)), gpuArray(sin(star)), gpuArray(1:5)'), drawnow
for k = {[1 2 3.5], [0 1 2], [1 2 13], [1 2 Inf], [1 2 -Inf]}
    try, patch('Faces', gpuArray(k{1}), 'Vertices', v, 'FaceVertexCData', v(:, 1), 'FaceColor', 'interp'), catch e, disp(e.message), end
end
y = gpuArray([1:9 40 NaN -30]');
h = boxchart(y); drawnow, disp(ylim)
h.YData = h.YData/2; disp(ylim)
h.XData = [ones(1, 6) 4*ones(1, 6)]; disp(xlim), disp(ylim)
h.XData = 1:3; drawnow % does not fit, and nothing is drawn
h.YData = gpuArray([5 5 5]); disp(ylim)
h = boxchart(gpuArray(zeros(0, 1))); drawnow, disp(class(h))
h = histogram2(gpuArray([1 1 2 5]), gpuArray([1 1 2 3]), [2 2]); drawnow, disp(zlim)
