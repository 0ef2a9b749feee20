figure; a = axes; plot(1:3); xlabel('x'), ylabel('y'), legend('one'), colorbar, shading flat, drawnow, refresh
disp(isgraphics(a)), disp(isgraphics(-7))
cla, clf, close all
for f = {@autumn, @bone, @cool, @copper, @hot, @hsv, @parula, @pink, @spring, @summer, @turbo, @viridis, @winter}
    m = f{1}(4);
    fprintf('%s %d %d %d\n', func2str(f{1}), size(m), all(m(:) >= 0 & m(:) <= 1));
end
disp(hot(8)), disp(cool(4)), disp(bone(4)), disp(copper(3)), disp(hsv(6)), disp(jet(9)), disp(flag(5)), disp(prism(3)), disp(white(2))
