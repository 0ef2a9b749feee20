% SPDX-License-Identifier: Apache-2.0
function testCase = makeTestCase(name, quiet, data)
% What a test is called with: a handle object whose methods are the qualifications. Its state gathers what failed.
persistent methods
if isempty(methods), methods = allMethods(); end
state = struct('Name', name, 'Quiet', quiet, 'Incomplete', false, 'Outcomes', {{}}, 'Reasons', {{}}, 'Teardown', {{}});
testCase = makeObject('matlab.unittest.FunctionTestCase', struct('TestData', {data}), state, methods, true);
end

function m = allMethods()
m = struct('set', @setTestData, 'addTeardown', @addTeardown, 'log', @logText);
checks = {'True', 'False', 'Equal', 'NotEqual', 'SameHandle', 'NotSameHandle', 'ReturnsTrue', 'Fail', 'GreaterThan', ...
    'GreaterThanOrEqual', 'LessThan', 'LessThanOrEqual', 'Size', 'Length', 'NumElements', 'Empty', 'NotEmpty', 'Class', ...
    'InstanceOf', 'Error', 'Warning', 'WarningFree', 'Substring', 'Matches'};
for kind = {'verify', 'assume', 'assert', 'fatalAssert'}
    for check = checks, m.([kind{1} check{1}]) = method(kind{1}, check{1}); end
end
end

function f = method(kind, check)
f = @(testCase, varargin) qualify(testCase, kind, check, varargin{:});
end

function testCase = setTestData(testCase, name, value)
if ~strcmp(name, 'TestData')
    error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''matlab.unittest.FunctionTestCase''.', name);
end
alterObject(testCase, struct('TestData', {value}), objectState(testCase));
end

function addTeardown(testCase, f, varargin)
state = objectState(testCase);
state.Teardown{end + 1} = [{f}, varargin];
alterObject(testCase, struct('TestData', {testCase.TestData}), state);
end

function logText(testCase, varargin)
% Levels beyond the usual one are not shown.
if isnumeric(varargin{1})
    if varargin{1} > 1, return; end
    varargin(1) = [];
end
state = objectState(testCase);
if ~state.Quiet, fprintf('   [Terse] Diagnostic logged (%s): %s\n', datestr(now, 'yyyy-mm-ddTHH:MM:SS'), diagnosticText(varargin{1})); end
end
