% SPDX-License-Identifier: Apache-2.0
function v = bubblesize(varargin)
% Diameters of the smallest and largest bubble of the axes in points: bubblesize([5 50]), or s = bubblesize.
[ax, rest] = leadingAxes(varargin);
if isempty(rest)
    v = getappdata(ax, 'BubbleSizes');
    if isempty(v), v = [5 50]; end
    return
end
ends = double(rest{1});
if numel(ends) ~= 2 || ~(ends(1) > 0) || ~(ends(1) <= ends(2))
    error('MATLAB:graphics:bubblesize', 'Bubble sizes must be two increasing positive numbers.');
end
setappdata(ax, 'BubbleSizes', ends(:).');
sizeBubbles(ax);
end
