% SPDX-License-Identifier: Apache-2.0
function result = makeTestResult(name, state, duration)
% What came of a test, from the state of its test case.
failed = any(strcmp(state.Outcomes, 'failed'));
p = struct('Name', name, 'Passed', ~failed && ~state.Incomplete, 'Failed', failed, 'Incomplete', state.Incomplete, ...
    'Duration', duration, 'Details', struct('DiagnosticRecord', {state.Reasons}));
result = makeObject('matlab.unittest.TestResult', p, [], struct('disp', @showResults, 'assertSuccess', @assertSuccess, 'rt', @showResults));
end

function showResults(results)
n = size(results);
one = prod(n) == 1;
if one
    fprintf('  TestResult with properties:\n\n          Name: ''%s''\n', results.Name);
    fprintf('        Passed: %d\n        Failed: %d\n    Incomplete: %d\n', results.Passed, results.Failed, results.Incomplete);
    fprintf('      Duration: %.4f\n       Details: [1%s1 struct]\n', results.Duration, char(215));
else
    fprintf('  %d%s%d TestResult array with properties:\n\n', n(1), char(215), n(2));
    fprintf('    %s\n', 'Name', 'Passed', 'Failed', 'Incomplete', 'Duration', 'Details');
end
passed = [results.Passed]; failed = [results.Failed]; incomplete = [results.Incomplete];
fprintf('\nTotals:\n   %d Passed, %d Failed, %d Incomplete.\n', sum(passed), sum(failed), sum(incomplete));
fprintf('   %.5g seconds testing time.\n\n', sum([results.Duration]));
end

function results = assertSuccess(results)
passed = [results.Passed];
if all(passed), return; end
names = {results.Name};
error('MATLAB:unittest:TestResult:UnsuccessfulRun', 'The following tests did not pass:\n%s', ...
    strjoin(strcat({'    '}, names(~passed)), newline));
end
