% Bars at strings stand in the order in which the names come.
b = bar(["west" "east" "north"], [1 2 3]);
disp(class(b)), disp(xticklabels')
figure
b = barh(gca, ["x" "a"], [1 2; 3 4], "stacked");
disp(size(b)), disp(yticklabels')
b = bar(["w" "e"], [1 2], 0.5, "r", "FaceAlpha", 0.5);
disp([b.BarWidth b.FaceAlpha b.FaceColor])
b = bar([1 2 3], "r"); disp(b.FaceColor)
try, bar(["a" "b"], [1 2 3]), catch e, disp(e.message), end
close all
