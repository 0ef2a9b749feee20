% SPDX-License-Identifier: Apache-2.0
function results = runTests(suite, quiet)
% Runs the tests of a suite group by group, as they came from functiontests, and tells how it goes.
results = [];
count = numel(suite);
from = 1;
while from <= count
    group = objectState(suite(from)).Number;
    to = from;
    while to < count && objectState(suite(to + 1)).Number == group, to = to + 1; end
    part = runGroup(suite(from:to), quiet);
    if isempty(results), results = part; else, results = [results, part]; end
    from = to + 1;
end
if ~quiet, summarise(results); end
end

function results = runGroup(suite, quiet)
first = objectState(suite(1));
if ~quiet, fprintf('Running %s\n', first.Group); end
once = makeTestCase(first.Group, quiet, struct());
ready = attempt(once, first.setupOnce);
results = [];
for k = 1:numel(suite)
    test = objectState(suite(k));
    started = tic;
    testCase = makeTestCase(test.Name, quiet, once.TestData);
    if ~ready
        inherit(testCase, once);
    else
        if attempt(testCase, test.setup), attempt(testCase, test.Run); end
        attempt(testCase, test.teardown);
        undo(testCase);
    end
    if ~quiet, dot(k, numel(suite)); end
    result = makeTestResult(test.Name, objectState(testCase), toc(started));
    if isempty(results), results = result; else, results = [results, result]; end
end
attempt(once, first.teardownOnce);
undo(once);
if ~quiet, fprintf('\nDone %s\n__________\n\n', first.Group); end
end

function ok = attempt(testCase, f)
% Calls a function of the file with the test case; false when it did not come to its end.
ok = true;
if isempty(f), return; end
try
    f(testCase);
catch e
    ok = false;
    if strncmp(e.identifier, 'MATLAB:unittest:Fatal', 21), rethrow(e); end
    if any(strcmp(e.identifier, {'MATLAB:unittest:AssertionFailed', 'MATLAB:unittest:AssumptionFailed'})), return; end
    tellError(testCase, e);
end
end

function undo(testCase)
% What addTeardown was given, the last first.
state = objectState(testCase);
for k = numel(state.Teardown):-1:1
    entry = state.Teardown{k};
    try
        entry{1}(entry{2:end});
    catch e
        tellError(testCase, e);
    end
end
end

function tellError(testCase, e)
state = objectState(testCase);
state.Outcomes{end + 1} = 'failed';
state.Reasons{end + 1} = 'Errored.';
state.Incomplete = true;
alterObject(testCase, struct('TestData', {testCase.TestData}), state);
if state.Quiet, return; end
bar = repmat('=', 1, 80);
fprintf('\n%s\nError occurred in %s and it did not run to completion.\n', bar, state.Name);
fprintf('    ---------\n    Error ID:\n    ---------\n    ''%s''\n', e.identifier);
fprintf('    --------------\n    Error Details:\n    --------------\n    %s\n', strrep(e.message, newline, [newline '    ']));
callers = dbstack;
outside = 'eval';
if ~isempty(callers), outside = callers(1).name; end
for k = 1:numel(e.stack)
    if any(strcmp(e.stack(k).name, {outside, 'eval'})), break; end
    fprintf('    \n    Error in %s (line %d)\n', e.stack(k).name, e.stack(k).line);
end
fprintf('%s\n', bar);
end

function inherit(testCase, once)
state = objectState(testCase);
from = objectState(once);
state.Incomplete = true;
state.Outcomes = from.Outcomes;
state.Reasons = from.Reasons;
alterObject(testCase, struct('TestData', {testCase.TestData}), state);
end

function dot(k, count)
fprintf('.');
if k < count && rem(k, 10) == 0
    if rem(k, 50) == 0, fprintf('\n'); else, fprintf(' '); end
end
end

function summarise(results)
bad = find(~[results.Passed]);
if isempty(bad), return; end
names = {results(bad).Name};
width = max([cellfun(@numel, names), 4]);
rows = cell(1, numel(bad));
for k = 1:numel(bad)
    r = results(bad(k));
    marks = {' ', 'X'};
    reasons = r.Details.DiagnosticRecord;
    if isempty(reasons), reasons = {''}; end
    reasons = unique(reasons, 'stable');
    lead = ['     ' names{k} repmat(' ', 1, width - numel(names{k}))];
    rows{k} = [lead '    ' marks{r.Failed + 1} '         ' marks{r.Incomplete + 1} '       ' reasons{1}];
    for j = 2:numel(reasons), rows{k} = [rows{k} newline repmat(' ', 1, numel(lead) + 22) reasons{j}]; end
end
title = ['     Name' repmat(' ', 1, width - 4) '  Failed  Incomplete  Reason(s)'];
longest = max([cellfun(@(t) max(cellfun(@numel, strsplit(t, newline))), rows), numel(title)]);
fprintf('Failure Summary:\n\n%s\n    %s\n', title, repmat('=', 1, longest - 4));
fprintf('%s\n', strjoin(rows, [newline '    ' repmat('-', 1, longest - 4) newline]));
end
