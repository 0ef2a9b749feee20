% SPDX-License-Identifier: Apache-2.0
function suite = classTests(name)
% The tests of a class derived from matlab.unittest.TestCase: its methods with the attribute Test, for each value of their
% parameters, between those with TestMethodSetup, TestMethodTeardown, TestClassSetup and TestClassTeardown.
if ~any(strcmp(superclasses(name), 'matlab.unittest.TestCase'))
    error('MATLAB:unittest:TestSuite:NonTestFile', 'The class ''%s'' is not derived from matlab.unittest.TestCase.', name);
end
persistent number
if isempty(number), number = 0; end
number = number - 1;
known = meta.class.fromName(name);
list = known.MethodList;
opens = marked(list, 'TestClassSetup');
closes = marked(list, 'TestClassTeardown');
before = marked(list, 'TestMethodSetup');
after = marked(list, 'TestMethodTeardown');
shared = struct('Group', name, 'Number', number, 'Name', '', 'Run', [], ...
    'setupOnce', @(testCase) openClass(testCase, name, opens), 'teardownOnce', @(testCase) callAll(testCase, closes(end:-1:1)), ...
    'setup', @(testCase) openTest(testCase, before), 'teardown', @(testCase) callAll(testCase, after(end:-1:1)));
values = parametersOf(known, name);
suite = [];
for k = 1:numel(list)
    if ~list(k).Test, continue; end
    inputs = list(k).InputNames(2:end);
    [names, choices] = combinations({''}, {{}}, inputs, values);
    for c = 1:numel(names)
        shared.Name = [name '/' list(k).Name];
        if ~isempty(inputs), shared.Name = [shared.Name '(' names{c}(2:end) ')']; end
        shared.Run = runner(list(k).Name, choices{c});
        test = makeTest(shared);
        if isempty(suite), suite = test; else, suite = [suite, test]; end
    end
end
end

function f = runner(method, args)
f = @(testCase) feval(method, testCase.TestData.Instance, args{:});
end

function names = marked(list, mark)
names = {};
for k = 1:numel(list)
    if list(k).(mark), names{end + 1} = list(k).Name; end
end
end

function openClass(testCase, name, methods)
testCase.TestData = struct('Instance', boundTest(feval(name), testCase));
callAll(testCase, methods);
end

function openTest(testCase, methods)
testCase.TestData = struct('Instance', boundTest(testCase.TestData.Instance, testCase));
callAll(testCase, methods);
end

function callAll(testCase, methods)
if ~isfield(testCase.TestData, 'Instance'), return; end
for k = 1:numel(methods), feval(methods{k}, testCase.TestData.Instance); end
end

function values = parametersOf(known, name)
% The names and values of each property with the attribute TestParameter.
values = struct();
instance = [];
for k = 1:numel(known.PropertyList)
    p = known.PropertyList(k);
    if ~p.TestParameter, continue; end
    if isempty(instance), instance = feval(name); end
    value = instance.(p.Name);
    if isstruct(value)
        values.(p.Name) = struct('names', {fieldnames(value)'}, 'values', {struct2cell(value)'});
    else
        names = cell(1, numel(value));
        for j = 1:numel(value)
            if ischar(value{j}) && isvarname(value{j}), names{j} = value{j}; else, names{j} = sprintf('value%d', j); end
        end
        values.(p.Name) = struct('names', {names}, 'values', {value(:)'});
    end
end
end

function [names, choices] = combinations(names, choices, inputs, values)
% Every value of the first input with every one of the others.
if isempty(inputs), return; end
if ~isfield(values, inputs{1})
    error('MATLAB:unittest:Test:UndefinedParameter', 'No TestParameter property ''%s'' is defined.', inputs{1});
end
p = values.(inputs{1});
nextNames = {};
nextChoices = {};
for k = 1:numel(names)
    for j = 1:numel(p.names)
        nextNames{end + 1} = [names{k} ',' inputs{1} '=' p.names{j}];
        nextChoices{end + 1} = [choices{k}, p.values(j)];
    end
end
[names, choices] = combinations(nextNames, nextChoices, inputs(2:end), values);
end
