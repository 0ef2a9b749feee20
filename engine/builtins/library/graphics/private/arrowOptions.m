% SPDX-License-Identifier: Apache-2.0
function [o, rest] = arrowOptions(rest, factor)
% What quiver and quiver3 take after their numbers: o.factor (0: lengths as given), o.head, o.shown.
if ~isempty(rest) && strcmpi(rest{1}, 'off'), factor = 0; rest(1) = []; end
[own, rest] = takeOption(rest, 'AutoScale', 'on');
if strcmpi(own, 'off'), factor = 0; end
[o.factor, rest] = takeOption(rest, 'AutoScaleFactor', factor);
[o.head, rest] = takeOption(rest, 'MaxHeadSize', 0.2);
[shown, rest] = takeOption(rest, 'ShowArrowHead', 'on');
o.shown = strcmpi(shown, 'on');
rest(cellfun(@(r) (ischar(r) || isstring(r)) && strcmpi(r, 'filled'), rest)) = [];
end
