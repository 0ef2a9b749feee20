% SPDX-License-Identifier: Apache-2.0
function alpha(varargin)
% How opaque the faces of surfaces, patches and bars are, from 0 to 1: alpha(ax,value).
[ax, rest] = leadingAxes(varargin);
if isempty(rest) || ~(isnumeric(rest{1}) && isscalar(rest{1}) && rest{1} >= 0 && rest{1} <= 1)
    error('MATLAB:alpha:InvalidValue', 'Alpha must be a number between 0 and 1.');
end
for type = {'surface', 'patch', 'bar', 'area', 'histogram'}
    found = findobj(ax, 'Type', type{1});
    for k = 1:numel(found)
        if iscell(found), one = found{k}; else, one = found(k); end
        set(one, 'FaceAlpha', rest{1});
    end
end
end
