% SPDX-License-Identifier: Apache-2.0
% whos counts what objects of the library hold; a handle is a reference.
t = datetime(2024, 1, 1:5);
d = hours([1 2 3]);
T = table((1:1000)', ones(1000, 2), 'VariableNames', {'a', 'b'});
U = table((1:2000)', ones(2000, 2), 'VariableNames', {'a', 'b'});
V = timetable(datetime(2024, 1, 1) + days((0:99)'), (1:100)');
c = categorical([1 2 1 2 1], 1:2, {'small', 'large'});
s.inner = T;
k = {T, T};
bytes = @(w) w.bytes;
fprintf('%d %d\n', bytes(whos('t')), bytes(whos('d')));
w = whos('T');
fprintf('%d %d %s %d\n', w.size, w.class, w.bytes > 24000 && w.bytes < 27000);
fprintf('%d\n', bytes(whos('U')) - w.bytes, bytes(whos('V')) > 1600, bytes(whos('c')) < 1000, bytes(whos('s')) - w.bytes, bytes(whos('k')) - 2*w.bytes);
