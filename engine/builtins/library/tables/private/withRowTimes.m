% SPDX-License-Identifier: Apache-2.0
function s = withRowTimes(s, groups)
% The state with the times of its rows as a last variable where groups name them.
if ~s.timed || ~(ischar(groups) || isstring(groups) || iscellstr(groups)) || ismember(s.dims{1}, s.names), return, end
if ismember(s.dims{1}, cellstr(groups)), s = withVariables(s, s.dims(1), {s.times}); end
end
