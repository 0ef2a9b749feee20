% SPDX-License-Identifier: Apache-2.0
function refreshdata(h, workspace)
% Data of objects by their sources, expressions such as 'YDataSource' tells: refreshdata, refreshdata(h),
% refreshdata(h,'caller'). Without a workspace it is the base workspace.
if nargin < 1, h = gcf; end
if nargin < 2, workspace = 'base'; end
if ~any(strcmpi(workspace, {'base', 'caller'}))
    error('MATLAB:refreshdata:InvalidWorkspace', 'Workspace must be ''base'' or ''caller''.');
end
workspace = lower(char(workspace));
objects = findall(h);
for object = objects.'
    for name = {'XData', 'YData', 'ZData', 'CData', 'SizeData'}
        try
            source = get(object, [name{1} 'Source']);
        catch
            continue
        end
        if isempty(source), continue, end
        set(object, name{1}, evalin(workspace, source));
    end
end
end
