% Where axes are looked at from, their third axis, aspects, the camera and lights.
surf(peaks(10))
[az, el] = view; disp([az el])
view(2), [az, el] = view; disp([az el])
view(3), [az, el] = view; disp([az el])
view(45, 20), [az, el] = view; disp([az el])
view([10 -5]), disp(get(gca, 'View'))
view([1 1 1]), fprintf('%.4f ', get(gca, 'View')); fprintf('\n')
view([0 0 -1]), disp(get(gca, 'View'))
view(3), T = view; fprintf('%.4f ', T(1:3, 1:3)); fprintf('\n')
plot(1:3), disp(get(gca, 'View'))
plot3(1:3, 1:3, 1:3)
set(gca, 'View', [30 40]); [az, el] = view(gca); disp([az el])

% the third axis
zlabel('depth'), disp(get(get(gca, 'ZLabel'), 'String'))
zlabel({'two', 'lines'}), disp(get(get(gca, 'ZLabel'), 'String'))
disp(zlim), zlim([0 10]), disp(zlim), disp(get(gca, 'ZLimMode'))
zlim auto, disp(zlim)
zlim manual, disp(get(gca, 'ZLimMode')), zlim auto
zticks([1 2.5 3]), disp(zticks), zticklabels({'a', 'b', 'c'}), disp(zticklabels)
zticks auto, zticklabels auto, disp(zticks), disp(isempty(zticklabels))
set(gca, 'ZTick', [1 3], 'ZDir', 'reverse', 'XDir', 'reverse', 'ZScale', 'log')
disp({get(gca, 'ZDir'), get(gca, 'XDir'), get(gca, 'ZScale')}), disp(get(gca, 'ZTick')), disp(zlim)
set(gca, 'ZScale', 'linear')
axis([0 4 0 5 0 6]), disp(axis)
axis auto, disp(axis), axis tight, disp(axis)
t = 0:pi/50:10*pi; plot3(sin(t), cos(t), t), disp(axis)

% aspects
surf(peaks(10))
disp(daspect), disp(pbaspect), disp(daspect('mode'))
daspect([1 1 2]), disp(daspect), disp(daspect('mode')), fprintf('%.3f ', pbaspect); fprintf('\n')
daspect auto, pbaspect([2 1 1]), disp(pbaspect), disp(pbaspect('mode')), pbaspect('auto')
axis equal, disp(daspect), axis normal, disp(daspect)
axis vis3d, disp(daspect('mode'))
box on, box off, grid off, disp(get(gca, 'ZGrid'))

% the camera
plot3([0 1], [0 1], [0 1]), view(3)
fprintf('%.4f ', campos); fprintf('\n')
disp(camtarget), disp(camup), fprintf('%.4f\n', camva), disp(camproj)
campos([5 5 5]), fprintf('%.4f ', get(gca, 'View')); fprintf('\n'), disp(campos('mode'))
camtarget([0 0 0]), camup([0 1 0]), camva(20), camproj perspective
disp(camtarget), disp(camup), disp(camva), disp(camproj), disp(camva('mode'))
campos auto, camtarget auto, camup auto, camva auto, camproj orthographic
view(0, 0), camorbit(30, -20), disp(get(gca, 'View'))
camva(10), camzoom(2), fprintf('%.4f\n', camva)
set(gca, 'CameraPosition', [1 2 3]), disp(get(gca, 'CameraPosition'))

% lights
surf(peaks(10)), view(3)
l = camlight; disp(l.Style), fprintf('%.3f ', l.Position); fprintf('\n')
camlight(l, 'headlight'), fprintf('%.3f ', l.Position - campos); fprintf('\n')
camlight(l, 'left'); k = camlight(0, 90, 'infinite'); disp(k.Style)
a = lightangle(0, 90); fprintf('%.3f ', a.Position); disp(a.Style)
lightangle(a, 90, 0); fprintf('%.3f ', a.Position); fprintf('\n')
n = light('Position', [0 0 1], 'Style', 'local', 'Color', 'r'); disp(n.Color), disp(get(n, 'Type'))
disp(numel(get(gca, 'Children')))
delete(n), disp(numel(get(gca, 'Children'))), disp(isgraphics(n))
rotate3d on, rotate3d off, rotate3d

attempts = {@() view(1, 2, 3, 4), @() view('up'), @() view([1 2 3 4]), @() view(NaN, 3), ...
    @() zlim([2 1]), @() zticks([2 1]), @() daspect([0 1 1]), @() pbaspect('wide'), ...
    @() camproj('flat'), @() camva(200), @() camzoom(0), @() camlight('above'), ...
    @() light('Style', 'dim'), @() rotate3d('fast'), @() axis([0 1 0 1 3 2]), ...
    @() set(gca, 'View', 3), @() set(gca, 'Projection', 'fish')};
for k = 1:numel(attempts)
    try
        attempts{k}();
        disp('no error')
    catch e
        disp([e.identifier ' | ' e.message])
    end
end
