fprintf('%d %i %f %g %e %x\n', NaN, Inf, -Inf, NaN, Inf, NaN);
fprintf('[%5d][%-6f][%+g][%05d]\n', NaN, Inf, Inf, Inf);
fprintf('%s %c\n', NaN, Inf);
fprintf('%d\n', [1 NaN 2.5 -Inf]);
