% Limits of logarithmic axes come from positive values and end at powers of ten.
loglog([1 10 100], [0.002 2 50])
disp(get(gca, 'XScale')), disp(get(gca, 'YScale'))
disp(xlim), disp(ylim)
semilogy([1 2 3 4], [-5 0 0.03 7])
disp(get(gca, 'XScale')), disp(get(gca, 'YScale'))
disp(ylim)
semilogx(single([0 3 40]))
disp(xlim), disp(ylim)
semilogx(single([0 3 40]), 1:3)
disp(xlim)
semilogy(int32([0 3 40]))
disp(ylim)
semilogy([-1 -2])
disp(ylim)
plot(1:3)
disp(get(gca, 'XScale'))
hold on
semilogy(1:3)
disp(get(gca, 'YScale'))
hold off
semilogy([5 7]), ylim([0.5 1000]), disp(ylim)
plot([10 20 40])
set(gca, 'YScale', 'log')
disp(ylim)
a = gca;
a.YScale = 'linear';
disp(ylim)
try
    set(gca, 'XScale', 'logarithmic')
catch e
    disp(e.message)
end
h = stairs([1 3 2]); disp(h.Type), disp(h.XData), disp(class(h))
h = stem(2:4, [1 3 2], 'filled'); disp(h.Type), disp(h.MarkerFaceColor), disp(h.BaseValue), disp(ylim)
h = errorbar(1:3, [4 5 6], [1 2 3], [2 2 5]); disp(h.Type), disp(ylim)
errorbar([4; 5; 6], [1 2 3]); disp(ylim)
try
    errorbar(1:3, 1:2)
catch e
    disp(e.message)
end
