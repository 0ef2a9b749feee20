% SPDX-License-Identifier: Apache-2.0
function test = makeTest(state)
% An element of a suite: what functiontests knows of one test.
name = state.Name;
slash = find(name == '/', 1);
p = struct('Name', name, 'ProcedureName', name(slash + 1:end), 'TestClass', '', 'BaseFolder', pwd, 'Tags', {cell(1, 0)});
test = makeObject('matlab.unittest.Test', p, state, struct('run', @runSuite, 'disp', @showSuite));
end

function results = runSuite(suite)
results = runTests(suite, false);
end

function showSuite(suite)
n = size(suite);
if prod(n) == 1, fprintf('  Test with properties:\n\n');
else, fprintf('  %d%s%d Test array with properties:\n\n', n(1), char(215), n(2)); end
fprintf('    Name\n    ProcedureName\n    TestClass\n    BaseFolder\n    Tags\n\n');
end
