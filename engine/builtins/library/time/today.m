% SPDX-License-Identifier: Apache-2.0
function n = today()
% The date number of the current day, without the time.
% Example: n = today
n = floor(now);
end
