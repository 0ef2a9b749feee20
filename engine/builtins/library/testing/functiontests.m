% SPDX-License-Identifier: Apache-2.0
function tests = functiontests(functions)
% Tests of the handles in a cell, as localfunctions gives them: functions whose names begin or end with "test", with
% setupOnce, teardownOnce, setup and teardown around them. Each is called with a test case, which has a structure TestData
% and verifyEqual, verifyTrue, verifyError and their like, also as assume…, assert… and fatalAssert…. run(tests) or
% runtests('file') runs them.
% Example: tests = functiontests({@ttest}); disp(tests.Name)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isa(functions, 'function_handle'), functions = {functions}; end
if ~iscell(functions) || ~all(cellfun(@(f) isa(f, 'function_handle'), functions(:)))
    error('MATLAB:unittest:functiontests:InvalidInput', 'The input must be a cell array of function handles.');
end
group = 'tests';
callers = dbstack('-completenames');
if ~isempty(callers), group = callers(1).name; end
persistent number
if isempty(number), number = 0; end
number = number + 1;
shared = struct('Group', group, 'Number', number, 'Name', '', 'Run', [], 'setupOnce', [], 'teardownOnce', [], 'setup', [], 'teardown', []);
names = cellfun(@func2str, functions(:)', 'UniformOutput', false);
for k = 1:numel(names)
    if any(strcmp(names{k}, {'setupOnce', 'teardownOnce', 'setup', 'teardown'})), shared.(names{k}) = functions{k}; end
end
tests = [];
for k = 1:numel(names)
    if isempty(regexpi(names{k}, '^test|test$', 'once')), continue; end
    shared.Name = [group '/' names{k}];
    shared.Run = functions{k};
    test = makeTest(shared);
    if isempty(tests), tests = test; else, tests = [tests, test]; end
end
if isempty(tests)
    error('MATLAB:unittest:functiontests:NoTests', 'The functions contain none whose name begins or ends with "test".');
end
end
