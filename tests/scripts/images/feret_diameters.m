% Feret diameters of regions.
bw = false(8, 12); bw(2:4, 2:9) = true; bw(6, 3) = true; bw(7:8, 10:12) = eye(2, 3);
s = regionprops(bw, 'MaxFeretProperties', 'Area', 'MinFeretProperties'); disp(fieldnames(s)')
for k = 1:numel(s)
    r = s(k); fprintf('%d: %.4f at %.4f, %.4f at %.4f\n', r.Area, r.MaxFeretDiameter, r.MaxFeretAngle, r.MinFeretDiameter, r.MinFeretAngle)
    a = diff(r.MaxFeretCoordinates); b = diff(r.MinFeretCoordinates);
    disp([size(r.MaxFeretCoordinates), abs(norm(a) - r.MaxFeretDiameter) < 1e-12, abs(norm(b) - r.MinFeretDiameter) < 1e-12, abs(atan2d(b(2), b(1)) - r.MinFeretAngle) < 1e-9])
end
disp(s(1).MaxFeretCoordinates), disp(s(1).MinFeretCoordinates)
[x, y] = meshgrid(1:61); t = regionprops('table', (x - 31).^2/25^2 + (y - 31).^2/10^2 <= 1, 'MaxFeretProperties', 'MinFeretProperties');
disp(abs(t.MaxFeretDiameter - 51) < 0.5 && abs(t.MinFeretDiameter - 21) < 0.5 && abs(mod(t.MaxFeretAngle + 90, 180) - 90) < 2 && abs(abs(t.MinFeretAngle) - 90) < 2)
[t, L] = bwferet(bw); disp(t.Properties.VariableNames), disp(max(L(:)) == height(t)), fprintf('%.4f ', t.MaxDiameter), fprintf('\n')
t = bwferet(bw, 'all'); disp(t.Properties.VariableNames), disp(iscell(t.MinCoordinates)), disp(isequal(t, bwferet(bwconncomp(bw), {'MaxFeretProperties', 'MinFeretProperties'})))
t = bwferet(double(bw), 'MinFeretProperties'); disp([height(t) iscell(t.MinCoordinates)])
e = regionprops([0 2; 0 2], 'MaxFeretProperties'); disp([e.MaxFeretDiameter])
try, regionprops(true(2, 2, 2), 'MaxFeretProperties'), catch e, disp(e.message), end
try, bwferet(bw, 'Feret'), catch e, disp(e.message), end
