% SPDX-License-Identifier: Apache-2.0
function [tf, step] = isregular(T, varargin)
% True for a timetable (or times) whose rows are a constant step apart, and the step.
% Example: isregular(timetable(seconds([1; 2; 3]), [5; 6; 7]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if istimetable(T), t = objectState(T).times; else, t = checkedTimes(T); end
d = diff(objectState(reshape(t, [], 1)));
tf = numel(d) > 0 && all(abs(d - d(1)) <= 1e-9*max(abs(d(1)), 1)) && d(1) ~= 0;
step = duration(NaN, 0, 0);
if tf, step = milliseconds(d(1)); end
end
