function y = work(x)
Log.info('work on %g', x);
if x < 0
    Log.warn('%g is negative', x);
    x = 0;
end
y = sqrt(x);
end
