% SPDX-License-Identifier: Apache-2.0
function [own, rest] = arrowOptions(scale, rest)
% Properties for what quiver and quiver3 take beside names and values: a scale, 'off' and 'filled'.
own = {};
if ~isempty(scale)
    if scale{1} == 0, own = {'AutoScale', 'off'}; else, own = {'AutoScaleFactor', scale{1}}; end
end
if ~isempty(rest) && strcmpi(rest{1}, 'off')
    own = {'AutoScale', 'off'};
    rest(1) = [];
end
filled = cellfun(@(r) (ischar(r) || isstring(r)) && strcmpi(r, 'filled'), rest);
if any(filled)
    rest(filled) = [];
    own = [own, {'MarkerFaceColor', 'auto'}];
end
end
