% Conversions of captured arrays between all classes: rounding, saturation, NaN to zero.
function show(name, z)
    fprintf('%s %s:', name, class(z)); fprintf(' %.17g', z(:)); fprintf('\n');
end
classes = {'double', 'single', 'int8', 'uint8', 'int16', 'uint16', 'int32', 'uint32', 'int64', 'uint64', 'logical'};
x = [0 -0 0.5 -0.5 1.5 2.5 -2.5 127.5 128 255.4 255.5 -128.6 32767.5 65535.5 2147483647.5 4294967295.5 9.3e18 2e19 -1e30];
for k = 1:numel(classes)
    show('from double', cast(x + 0, classes{k}));
    show('from single', cast(single(x) + 0, classes{k}));
end
show('NaN', int32([NaN Inf -Inf NaN] + 0));
for k = 3:10
    a = cast([0 1 100 200 40000 70000 3e9 5e9 1e19 -1 -200 -40000 -3e9 -5e18], classes{k}) + 0;
    for j = 1:numel(classes)
        show(classes{k}, cast(a, classes{j}));
    end
end
m = int16([1 2; 3 4]) * 3;
show('transpose', m.'); show('part', m(:, 2)); show('joined', [m; m + 1]);
m(m > 5) = -1; show('masked', m);
m(1, :) = [7.5 1e9]; show('assigned', m);
show('mixed', [int8([100 50]) * 1, 200]);
