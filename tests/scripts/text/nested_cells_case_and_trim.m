c = upper({'ab', {'cd', {'ef'}}});
fprintf('%s %s %s\n', c{1}, c{2}{1}, c{2}{2}{1});
c = lower({'AB'; 'Cd'});
fprintf('%s|%s %d %d\n', c{1}, c{2}, size(c));
c = strtrim({' a ', {'  b'}});
fprintf('[%s][%s]\n', c{1}, c{2}{1});
c = deblank({' a ', 'b  '});
fprintf('[%s][%s]\n', c{:});
disp(upper(5)), disp(lower(['AB'; 'CD']))
