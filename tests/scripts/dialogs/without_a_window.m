% Without a window there is nobody to ask: each function says so.
calls = {@() inputdlg('x'), @() questdlg('x'), @() listdlg('ListString', {'a'}), ...
         @() msgbox('x'), @() errordlg('x'), @() warndlg('x'), @() helpdlg('x'), ...
         @() waitbar(0, 'x'), @() uigetfile('*.m'), @() uiputfile('*.m'), @() uigetdir, ...
         @() ginput(1), @() waitforbuttonpress, @() menu('x', 'a', 'b'), @() uiwait(gcf)};
for k = 1:numel(calls)
    try
        calls{k}();
        disp('no error')
    catch e
        fprintf('%s\n%s\n', e.identifier, e.message);
    end
end
% Wrong arguments are found first where MATLAB finds them first.
function attempt(f)
try, f(); disp('no error'), catch e, disp(e.message), end
end
attempt(@() listdlg('Name', 'x'))
attempt(@() listdlg('ListString', {'a'}, 'SelectionMode', 'some'))
attempt(@() inputdlg({'a','b'}, 't', 1, {'x'}))
attempt(@() waitbar('x'))
attempt(@() waitbar(0.5, 7))
attempt(@() ginput(0))
attempt(@() ginput(1.5))
attempt(@() msgbox('x', 'y', 'none', 'sometimes'))
% pause and drawnow need no window.
pause(0), drawnow, drawnow limitrate, drawnow limitrate nocallbacks
pause('off'), disp(pause('query')), pause(60), pause on
attempt(@() drawnow('often'))
attempt(@() pause('often'))
% Data of the application's own.
f = figure;
setappdata(f, 'count', 3), disp(getappdata(f, 'count')), disp(isappdata(f, 'other'))
disp(isempty(getappdata(f, 'other')))
rmappdata(f, 'count'), disp(isappdata(f, 'count'))
attempt(@() rmappdata(f, 'count'))
disp(isempty(gcbo)), disp(isempty(gcbf)), disp(isvalid(f))
close(f), disp(isvalid(f))
