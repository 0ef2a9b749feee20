% SPDX-License-Identifier: Apache-2.0
% Images in figures of their own, and the command that closes these only.
count = @() numel(findall(0, 'Type', 'figure', 'Tag', 'imtool'));
f = figure;
h = imtool(eye(4));
imtool(magic(4), [1 16]);
fprintf('%d %s %d\n', count(), get(h, 'Name'), isequal(gcf, f));
disp(size(get(findobj(h, 'Type', 'image'), 'CData')))
try, imtool('nosuchfile.png'); catch e, disp(count()), end
imtool close all
fprintf('%d %d\n', count(), isgraphics(f));
close(f)
