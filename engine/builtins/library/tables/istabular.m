% SPDX-License-Identifier: Apache-2.0
function tf = istabular(T)
% True for tables and timetables.
% Example: istabular(table(1))
tf = isa(T, 'table') || isa(T, 'timetable');
end
