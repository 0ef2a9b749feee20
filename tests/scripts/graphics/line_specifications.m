% SPDX-License-Identifier: Apache-2.0
% The parts of line specifications, and figures moved about the screen.
for spec = {'r--o', '.-', 'b.-.', '-.sg', ':', 'k', 'red', 'square', '', 'rq', '--:'}
    [l, c, m, e] = colstyle(spec{1});
    fprintf('<%s> <%s> <%s> <%s> %d\n', spec{1}, l, c, m, isempty(e));
end
[l, c, m] = colstyle('kx', 'plot'); fprintf('<%s> <%s> <%s>\n', l, c, m);
[l, c, m] = colstyle('--', 'plot'); fprintf('<%s> <%s> <%s>\n', l, c, m);
f = figure('Visible', 'off', 'Position', [100 100 400 300]);
screen = get(0, 'ScreenSize');
free = screen(3:4) - [400 300];
at = @() f.Position(1:2);
movegui(f, 'northwest'); fprintf('%d', isequal(at(), [0 free(2)]));
movegui('southeast'); fprintf('%d', isequal(at(), [free(1) 0]));
movegui('center'); fprintf('%d', isequal(at(), round(free/2)));
movegui([10 -20]); fprintf('%d', isequal(at(), [10 free(2) - 20]));
movegui(f); fprintf('%d %d\n', isequal(at(), [10 free(2) - 20]), isequal(f.Position(3:4), [400 300]));
try, movegui(f, 'above'); catch e, disp(e.identifier), end
close(f)
