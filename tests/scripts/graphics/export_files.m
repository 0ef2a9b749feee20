% Where a program cannot draw, it says so; what was asked for wrongly is told before that.
function tell(f)
    try, f(), disp('done'), catch e, disp(e.identifier), end
end
folder = tempname; mkdir(folder);
figure('Position', [10 20 320 240], 'Color', 'w'); plot(1:3);
disp(get(gcf, 'Position')), disp(get(gcf, 'Color'))
try
    f = getframe(gcf); [im, map] = frame2im(f);
    print(fullfile(folder, 'a'), '-dpng', '-r96'), saveas(gcf, fullfile(folder, 'b.svg'))
    exportgraphics(gca, fullfile(folder, 'c.pdf'))
    ok = isequal(size(im), [240 320 3]) && isempty(map) && numel(dir(fullfile(folder, '*.*'))) >= 3;
catch e
    ok = strcmp(e.identifier, 'Vitrine:graphics:CannotDraw');
end
disp(ok)
tell(@() exportgraphics(gcf, 'a.foo'))
tell(@() saveas(gcf, 'a.emf'))
tell(@() print('a', '-dfoo'))
tell(@() print('a', '-dpng', '-rx'))
tell(@() print(77, 'a', '-dpng'))
tell(@() exportgraphics(gcf, 'a.png', 'Resolution', -1))
tell(@() exportgraphics(gcf, 'a.png', 'BackgroundColor', 'nocolor'))
tell(@() frame2im(3))
tell(@() print)
rmdir(folder, 's')
