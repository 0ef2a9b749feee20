% Opacities of contours' areas and of single points.
[~, h] = contourf(peaks(9), 'FaceAlpha', 0.25);
disp(h.FaceAlpha)
h.FaceAlpha = 1;
disp(h.FaceAlpha)
for bad = {2, -1, NaN, 'x', [1 0]}
    try, h.FaceAlpha = bad{1}; disp('taken'), catch e, disp(e.identifier), end
end
s = scatter(1:3, 1:3, 'filled');
disp(s.AlphaData), disp(s.AlphaDataMapping), disp(s.MarkerFaceAlpha)
s.AlphaData = [0 5 10];
s.MarkerFaceAlpha = 'flat';
disp(s.MarkerFaceAlpha), disp(s.MarkerEdgeAlpha), disp(alim)
s.AlphaDataMapping = 'none';
s.MarkerEdgeAlpha = 'flat';
disp(s.MarkerEdgeAlpha), disp(alim)
s.MarkerFaceAlpha = 0.5;
disp(s.MarkerFaceAlpha)
for bad = {[1 2], 'x', {1}}
    try, s.AlphaData = bad{1}; disp('taken'), catch e, disp(e.identifier), end
end
try, s.MarkerFaceAlpha = 'interp'; disp('taken'), catch e, disp(e.identifier), end
scatter(1:3, 1:3, 'filled', 'AlphaData', [1 2 3], 'MarkerFaceAlpha', 'flat');
disp(alim)
