% Commands of older scripts: pools of workers, colours of figures, paper, Java, sounds.
p = parpool(2);
disp(p.NumWorkers), disp(p.Connected)
try, parpool(3), catch e, disp(e.identifier), end
q = gcp; disp(q.NumWorkers)
parfor k = 1:3, x(k) = k^2; end
disp(x)
delete(gcp('nocreate'))
disp(isempty(gcp('nocreate'))), disp(p.Connected)
matlabpool open 3
disp(matlabpool('size'))
matlabpool close
parpool('Processes', 2); delete(gcp)

colordef black
f = figure('Visible', 'off'); ax = axes(f);
disp(get(f, 'Color')), disp(get(ax, 'Color')), disp(get(ax, 'XColor'))
colordef white
whitebg(f, [0.1 0.2 0.3]), disp(get(ax, 'Color'))
whitebg(f), disp(get(ax, 'Color'))
colordef none
orient landscape, disp(orient), disp(get(gcf, 'PaperSize'))
orient tall, disp(get(gcf, 'PaperPosition'))
orient portrait, disp(get(gcf, 'PaperPositionMode'))
try, orient sideways, catch e, disp(e.message), end
close(f)

m = javachk('jvm'); disp(m.identifier)
try, error(javachk('awt', 'This test')), catch e, disp(e.message), end
disp(recycle)
try, recycle on, catch e, disp(e.message), end
u = memory; disp(fieldnames(u)')
figure('Visible', 'off'), plot(1:10)
h = zoom; set(h, 'Enable', 'on', 'Motion', 'horizontal'), disp(h.Enable), disp(h.Motion)
h.Direction = 'out'; disp(h.Direction)
try, h.Motion = 'up'; catch e, disp(e.message), end
h = pan(gcf); disp(h.Enable), disp(isequal(h.FigureHandle, gcf))
h = datacursormode; disp(h.DisplayStyle), disp(isempty(getCursorInfo(h)))
ezplot('sin'), disp(get(get(gca, 'Title'), 'String'))
close all
t = evalc('lookfor hyperbolic'); disp(contains(t, 'tanh')), disp(contains(t, 'asinh'))
