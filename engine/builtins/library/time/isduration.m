% SPDX-License-Identifier: Apache-2.0
function tf = isduration(x)
% Is it a duration?
% Example: tf = isduration(hours(1))
tf = isa(x, 'duration');
end
