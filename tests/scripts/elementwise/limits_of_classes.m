% intmax, intmin, flintmax, realmax, realmin and eps for each class.
for c = {'int8', 'uint8', 'int16', 'uint16', 'int32', 'uint32', 'int64', 'uint64'}
    fprintf('%s %d %d %s\n', c{1}, intmin(c{1}), intmax(c{1}), class(intmax(c{1})));
end
fprintf('%d %d\n', flintmax, flintmax('single')); disp(class(flintmax('single')))
fprintf('%g %g %g %g\n', realmax, realmin, realmax('single'), realmin('single'));
disp(intmax), disp(class(intmin)), disp(intmax(int8(3)))
fprintf('%g %g %g %g\n', eps, eps('single'), eps(1000), eps(single(1)));
try, intmax('double'), catch e, disp(e.identifier), end
try, flintmax('int8'), catch e, disp(e.identifier), end
