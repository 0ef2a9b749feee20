% SPDX-License-Identifier: Apache-2.0
function suite = testSuiteOf(what)
% The tests that names of files, functions, folders or "file/test" stand for; none: those of the current folder.
if nargin < 1 || isempty(what), what = {pwd}; end
what = cellstr(what);
suite = [];
for k = 1:numel(what)
    name = what{k};
    if isfolder(name)
        part = ofFolder(name);
    else
        wanted = '';
        [folder, base, ending] = fileparts(name);
        if ~isempty(folder) && isempty(ending) && ~isfile(name) && ~isfile([name '.m'])
            wanted = name;
            [folder, base] = fileparts(folder);
        end
        part = ofFile(folder, base);
        if ~isempty(wanted), part = part(strcmp({part.Name}, [base '/' wanted(find(wanted == '/', 1, 'last') + 1:end)])); end
        if isempty(part)
            error('MATLAB:unittest:TestSuite:UnrecognizedSuite', 'Unable to find any tests for ''%s''.', name);
        end
    end
    if isempty(suite), suite = part; elseif ~isempty(part), suite = [suite, part]; end
end
end

function suite = ofFolder(folder)
suite = [];
files = dir(fullfile(folder, '*.m'));
for k = 1:numel(files)
    [~, base] = fileparts(files(k).name);
    if isempty(regexpi(base, '^test|test$', 'once')), continue; end
    if isempty(regexp(fileread(fullfile(folder, files(k).name)), 'functiontests|matlab.unittest.TestCase', 'once')), continue; end
    part = ofFile(folder, base);
    if isempty(suite), suite = part; else, suite = [suite, part]; end
end
end

function suite = ofFile(folder, base)
if ~isempty(folder)
    before = cd(folder);
    back = onCleanup(@() cd(before));
end
if ~any(exist(base) == [2 5 103])
    error('MATLAB:unittest:TestSuite:UnrecognizedSuite', 'Unable to find any tests for ''%s''.', base);
end
if exist(base, 'class') == 8
    suite = classTests(base);
    return
end
suite = feval(base);
if ~isa(suite, 'matlab.unittest.Test')
    error('MATLAB:unittest:TestSuite:NonTestFile', 'The file ''%s'' does not return tests of functiontests.', base);
end
end
