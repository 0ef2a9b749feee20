% SPDX-License-Identifier: Apache-2.0
% lag moves the variables of a timetable along its times.
T = timetable(datetime(2024, 1, 1) + days((0:3)'), [1; 2; 3; 4], {'a'; 'b'; 'c'; 'd'}, [true; false; true; true], 'VariableNames', {'n', 'c', 'l'});
L = lag(T);
fprintf('%g ', L.n, L.l); fprintf('<%s>', L.c{:}); fprintf(' %d\n', isequal(L.Time, T.Time));
L = lag(T, -2);
fprintf('%g ', L.n, L.l); fprintf('<%s>', L.c{:}); fprintf('\n');
fprintf('%d ', isequaln(lag(T, days(1)), lag(T)), isequaln(lag(T, 0), T), all(isnan(lag(T, 9).n))); fprintf('\n');
tries = {@() lag(), @() lag(table(1)), @() lag(T, 1.5), @() lag(T, hours(5)), @() lag(T([1 2 4], :))};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'); catch e, fprintf('%s\n', e.identifier); end
end
