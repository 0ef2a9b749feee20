fprintf('%d %d %d\n', int8(-5), uint8(200), true);
fprintf('%f %g\n', int16(3), uint32(7));
fprintf('%d %u\n', intmin('int64'), intmax('uint64'));
fprintf('%g %f\n', single(0.1), single(0.1));
fprintf('%d\n', 1 + 2i);
fprintf('%x\n', uint8(255));
