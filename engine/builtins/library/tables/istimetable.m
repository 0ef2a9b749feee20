% SPDX-License-Identifier: Apache-2.0
function tf = istimetable(T)
% True for timetables.
% Example: istimetable(timetable(seconds(1), 2))
tf = isa(T, 'timetable');
end
