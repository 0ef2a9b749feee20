a = NaN, b = Inf, c = -Inf, d = [1 NaN], e = [1.5 NaN Inf], f = [NaN NaN], g = [1e6 Inf 0.5], h = [-Inf 2], k = [NaN; 1e-5], l = single([NaN 1])
