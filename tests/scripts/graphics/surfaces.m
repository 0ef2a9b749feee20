% Surfaces: forms, properties, what they make of their axes, and errors.
h = surf(peaks(20));
ax = gca;
fprintf('%g ', get(ax, 'View'), axis, clim); fprintf('\n')
disp(class(h)), disp(get(h, 'Type'))
disp({h.FaceColor, h.EdgeColor, h.FaceLighting, h.EdgeLighting, h.MeshStyle, h.CDataMode})
disp(isequal(h.XData, 1:20)), disp(isequal(h.YData, (1:20)')), disp(isequal(h.CData, peaks(20)))
fprintf('%g ', h.AmbientStrength, h.DiffuseStrength, h.SpecularStrength, h.SpecularExponent); fprintf('\n')

m = mesh(peaks(20));
disp(isgraphics(m)), disp(isgraphics(h))
disp({m.EdgeColor, m.FaceLighting, m.EdgeLighting}), disp(m.FaceColor)
hidden off, disp(m.FaceColor)
hidden on, disp(m.FaceColor)
hidden, disp(m.FaceColor)

[x, y] = meshgrid(0:2, 0:3);
h = surf(x, y, x + y, x .* y);
fprintf('%g ', axis, clim); fprintf('\n')
h = surf(0:2, 0:3, x + y, x .* y, 'FaceAlpha', 0.5, 'EdgeColor', 'none', 'DisplayName', 'sum');
disp(h.FaceAlpha), disp(h.EdgeColor), disp(h.DisplayName)
h.CData = rand(4, 3, 3);            % true colours take no part in the limits
fprintf('%g ', clim); fprintf('\n')
h.CData = ones(3, 2);               % a colour a cell
fprintf('%g ', clim); fprintf('\n')
h.CData = [];
h.ZData(2, 2) = NaN;
fprintf('%g ', zlim); fprintf('\n')

shading interp, disp({h.FaceColor, h.EdgeColor})
shading flat, disp({h.FaceColor, h.EdgeColor})
shading faceted, disp(h.FaceColor), disp(h.EdgeColor)
m = mesh(peaks(9)); shading interp, disp(m.EdgeColor)
lighting gouraud, disp(m.FaceLighting)
lighting none, disp(m.FaceLighting)
for kind = {'shiny', 'dull', 'metal', 'default', [0.1 0.2 0.3 4 0.5]}
    material(kind{1})
    fprintf('%g ', m.AmbientStrength, m.DiffuseStrength, m.SpecularStrength, m.SpecularExponent, ...
        m.SpecularColorReflectance); fprintf('\n')
end

hold on
s = surface(peaks(5), 'Tag', 'second');  % keeps axes, view and the rest
disp(numel(get(gca, 'Children'))), disp(s.Tag)
hold off
cla
q = surface('XData', 0:1, 'YData', 0:1, 'ZData', [1 2; 3 4]);
disp(q.ZData)

p = pcolor(magic(4));
fprintf('%g ', get(gca, 'View'), axis, clim); fprintf('\n')
disp(all(p.ZData(:) == 0))

% what is made of other functions
made = {get(meshz(peaks(5)), 'Type'), get(waterfall(peaks(5)), 'MeshStyle'), ...
    get(fsurf(@(x, y) x .* y, [0 1 0 2]), 'FaceColor'), ...
    get(fmesh(@(u, v) cos(u), @(u, v) sin(u), @(u, v) v, [0 2*pi 0 1]), 'EdgeColor')};
disp(made)
r = ribbon(peaks(4));
disp(size(r)), fprintf('%g ', axis); fprintf('\n')
sphere, fprintf('%g ', axis); fprintf('\n')
cylinder([1 2], 8), ellipsoid(0, 0, 0, 1, 2, 3), peaks
fprintf('%g ', axis); fprintf('\n')
[x, y, z] = sphere(8); disp(max(abs(x(:).^2 + y(:).^2 + z(:).^2 - 1)) < 1e-15), disp(size(z))
[x, y, z] = cylinder([1 2 1], 4); disp(z(:, 1)'), disp(x(:, 1)')
[x, y, z] = ellipsoid(1, 2, 3, 4, 5, 6, 10); fprintf('%.4f ', [min(z(:)) max(z(:))]); fprintf('\n')
z = peaks(5); fprintf('%.4f ', z(:, 3)); fprintf('\n')

attempts = {@() surf(1:3), @() surf(1:3, 1:2, magic(3)), @() surf(magic(3), magic(4)), @() surf, ...
    @() surf({1}), @() mesh(magic(3) + 1i), @() shading('fancy'), @() lighting('dim'), ...
    @() material('wood'), @() hidden('maybe'), ...
    @() set(surf(peaks(3)), 'FaceColor', 'blurred'), @() set(gco_of(), 'MeshStyle', 'dots'), ...
    @() set(gco_of(), 'FaceAlpha', 2), @() set(gco_of(), 'NoSuch', 2), @() fsurf(3)};
for k = 1:numel(attempts)
    try
        attempts{k}();
        disp('no error')
    catch e
        disp([e.identifier ' | ' e.message])
    end
end
lastwarn('');
set(gco_of(), 'VertexNormals', 1)
disp(lastwarn)

function h = gco_of()
children = get(gca, 'Children');
h = children(1);
end
