% SPDX-License-Identifier: Apache-2.0
% A traffic light as a state machine over an enumeration.
s = Signal;
counts = containers.Map('KeyType', 'char', 'ValueType', 'double');
lh = addlistener(s, 'Stepped', @(src, ~) tally(counts, char(src.state)));
fprintf('%s %d %d\n', char(s.state), isempty(s.history), isinf(s.state.seconds()));
s.start();
s.tick(7);
fprintf('%s %d %d\n', char(s.state), s.clock, s.state.mayDrive());
s.onEnter = @(~, state) fprintf('-> %s (%d)\n', char(state), uint8(state));
s.tick(5);
s.force(Light.RedAmber);
s.tick(1);
try, s.force(Light.Red); catch e, fprintf('%s %s\n', e.identifier, e.message); end
s.force(Light.Off);
s.tick(100);
fprintf('%s\n', strjoin(cellstr(s.history), ' '));
fprintf('%d %s\n', numel(s.history), mat2str(uint8(s.history)));
fprintf('%d %d\n', sum(s.history == Light.Red), nnz(arrayfun(@mayDrive, s.history)));
names = keys(counts);
for k = 1:numel(names)
    fprintf('%s=%d ', names{k}, counts(names{k}));
end
fprintf('\n');
try, s.state = Light.Red; catch e, fprintf('%s\n', e.identifier); end
light = Light(2)
t = Light.Green;
fprintf('%d %d %s\n', t == light, t > Light.Red, class(t + 1));

function tally(map, name)
if isKey(map, name)
    map(name) = map(name) + 1;
else
    map(name) = 1;
end
end
