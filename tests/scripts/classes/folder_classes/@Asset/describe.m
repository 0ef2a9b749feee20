function s = describe(a)
s = sprintf('%s: %g', a.name, a.value);
