% SPDX-License-Identifier: Apache-2.0
function tf = iscalendarduration(x)
% Is it a calendar duration (calmonths and its like)?
% Example: tf = iscalendarduration(calmonths(1))
tf = isa(x, 'calendarDuration');
end
