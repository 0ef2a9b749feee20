s.a = {1,2}; s.b = {'A','B','C'}; s.c = {}; s.d = {1:3, 1:12, ones(2), {1,2,3}, "x", @sin, struct('q',1), [], '', true};
s.e = {1;2}; s.f = cell(1,3); s.g = {'a very long text that goes on','another long text that goes on','third long text to go beyond'};
s.h = cell(1,0); s.i = {1+2i, int8(5), 0.1}
struct('x',{{{1}}})
