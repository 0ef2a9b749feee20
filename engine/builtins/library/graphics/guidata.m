% SPDX-License-Identifier: Apache-2.0
function varargout = guidata(h, data)
% Data that a figure keeps for its program: guidata(h,data), data = guidata(h). h: the figure or what lies in it.
fig = ancestor(h, 'figure');
if isempty(fig), error('MATLAB:guidata:InvalidInput', 'Object must be a figure or one of its descendants.'); end
if nargin > 1
    setappdata(fig, 'UsedByGUIData_m', data);
elseif isappdata(fig, 'UsedByGUIData_m')
    varargout{1} = getappdata(fig, 'UsedByGUIData_m');
else
    varargout{1} = [];
end
end
