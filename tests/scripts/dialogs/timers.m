% Timers run while the script waits.
global ticks
ticks = 0;
t = timer('TimerFcn', @(obj,event) tick(obj,event), 'Period', 0.01, ...
          'ExecutionMode', 'fixedRate', 'TasksToExecute', 4);
disp(t.Running)
start(t), disp(t.Running)
wait(t), disp(t.Running)
disp(ticks), disp(t.TasksExecuted), disp(t.AveragePeriod > 0)
% One that does not run while the script computes does when it pauses.
s = timer('StartDelay', 0.005, 'TimerFcn', 'ticks = 100;', 'Name', 'late');
start(s)
for k = 1:1000, x = k; end
disp(ticks)
pause(0.1), disp(ticks), disp(s.Running)
% Callbacks with arguments of their own, and those of start and stop.
u = timer('TimerFcn', {@told, 'middle'}, 'StartFcn', {@told, 'begin'}, 'StopFcn', {@told, 'end'});
start(u), wait(u)
% An error ends the timer, not the script.
v = timer('TimerFcn', @(~,~) error('no'), 'ErrorFcn', @(~,e) disp(e.Type), ...
          'ExecutionMode', 'fixedSpacing');
start(v), pause(0.05), disp(v.Running)
% What is told of timers.
set(v, 'Period', 2.5), disp(get(v, 'Period'))
disp(numel(timerfind))
f = timerfind('Name', 'late'); disp(f.Name), disp(isvalid(f))
delete(f), disp(isvalid(f)), disp(isvalid(s))
class(t)
try, t.Period = 0; catch e, disp(e.message), end
try, t.ExecutionMode = 'often'; catch e, disp(e.message), end
try, start(f); catch e, disp(e.message), end
try, timer('Speed', 3); catch e, disp(e.message), end
w = timer('TimerFcn', @(~,~) 1, 'ExecutionMode', 'fixedRate');
start(w)
try, start(w); catch e, disp(e.message), end
try, w.Period = 2; catch e, disp(e.message), end
try, wait(w); catch e, disp(e.message), end
stop(w), disp(w.Running)
delete(timerfindall)
disp(isempty(timerfind))
function tick(obj, event)
global ticks
ticks = ticks + 1;
if ticks == 1, disp(class(obj)), disp(event.Type), disp(numel(event.Data.time)), end
end
function told(~, event, word)
fprintf('%s %s\n', event.Type, word);
end
