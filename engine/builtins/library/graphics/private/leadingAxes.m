% SPDX-License-Identifier: Apache-2.0
function [ax, rest] = leadingAxes(rest)
% The axes in front of the arguments of a function that draws, or the current ones.
if ~isempty(rest) && isa(rest{1}, 'matlab.graphics.axis.Axes')
    ax = rest{1};
    rest = rest(2:end);
else
    ax = gca;
end
end
