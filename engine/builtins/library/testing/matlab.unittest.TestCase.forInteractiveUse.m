% SPDX-License-Identifier: Apache-2.0
function testCase = forInteractiveUse()
% A test case to try qualifications with, which tell at once whether they passed.
% Example: testCase = matlab.unittest.TestCase.forInteractiveUse; testCase.verifyEqual(1, 1)
testCase = makeTestCase('', false, struct());
end
