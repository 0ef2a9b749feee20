a = {1, {2, {3}}, 'x'; [1 2 3], struct('p', 1), @sin}, s.a = 1; s.b = {1, 2}; s.c.d = 'deep'; s.e = [1 2; 3 4]; s.f = []; s.g = {}; s.h = ''; s.k = "s"; s.l = true; s.m = int8([1 2]); s.n = 1:3; s.o = (1:3)'; s.p = 1.5; s.q = 'two words'; s.r = @(x) x + 1; s.t = 1 + 2i; s
b = {s, {}}, c = {[], '', "", {}}, d = struct('x', {1, 2, 3}), e = struct('x', {}), f = struct()
