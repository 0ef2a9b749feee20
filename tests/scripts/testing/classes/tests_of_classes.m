% SPDX-License-Identifier: Apache-2.0
% Tests that are classes derived from matlab.unittest.TestCase.
r = runtests('SolverTest', 'OutputDetail', 0);
for k = 1:numel(r)
    fprintf('%-42s %d %d %d\n', r(k).Name, r(k).Passed, r(k).Failed, r(k).Incomplete);
end
s = testsuite('SolverTest');
disp({s.Name}')
one = runtests('SolverTest/realSolution', 'OutputDetail', 0);
fprintf('%d %d\n', numel(one), one.Passed);
t = SolverTest;
t.verifyEqual(1 + 1, 2);
verifyTrue(t, false);
