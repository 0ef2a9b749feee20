function t = describe(s)
t = sprintf('%g shares of %s at %g', s.shares, describe(s.Asset), s.value);
