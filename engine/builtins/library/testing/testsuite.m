% SPDX-License-Identifier: Apache-2.0
function suite = testsuite(varargin)
% The tests that runtests would run with the same arguments, an array of which elements can be chosen; run(suite) runs it.
% Example: suite = testsuite({})
suite = chosenTests(varargin);
end
