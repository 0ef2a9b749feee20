% SPDX-License-Identifier: Apache-2.0
function results = runtests(varargin)
% Runs tests of functions (see functiontests) and of classes derived from matlab.unittest.TestCase: runtests('file'), runtests('file/test'), runtests(folder), a cell of such names,
% or without one those of the current folder. Options 'Name' and 'ProcedureName' choose tests by patterns with *;
% 'OutputDetail' 0 or 'None' prints nothing. Results have Name, Passed, Failed, Incomplete, Duration and Details.
% Example: r = runtests({}, 'OutputDetail', 0); assert(isempty(r) || all([r.Passed]))
[suite, quiet] = chosenTests(varargin);
results = [];
if ~isempty(suite), results = runTests(suite, quiet); end
end
