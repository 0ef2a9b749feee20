% What no kernel can do is done one by one: the answers are those of MATLAB, whatever the side.
x = (1:1500) - 700;
y = arrayfun(@(v) sqrt(v), x);
disp(isreal(y)); disp(isequal(y, sqrt(x)))
p = arrayfun(@(v) v^0.5, x);
disp(max(abs(p - sqrt(x))) < 1e-12)
c = arrayfun(@(v) {v}, x, 'UniformOutput', false); disp(class(c{3}))
t = arrayfun(@(v) numel(sprintf('%d', v)), x); disp(sum(t))
i = arrayfun(@(v) int8(v), x); disp(class(i)); disp(i([1 end]))
k = arrayfun(@(v) sum(1:3) + v, x); disp(k(1))
table = [10 20 30];
l = arrayfun(@(v) table(mod(v, 3) + 1), x); disp(l(1:4))
try
    arrayfun(@positive, x);
catch e
    disp(e.message); disp(e.stack(1).name); disp(e.stack(1).line)
end
try
    arrayfun(@(a, b) a + b, 1:2000, 1:1999);
catch e
    disp(e.identifier)
end
try
    arrayfun(@(a) [a a], 1:2000);
catch e
    disp(e.identifier)
end
e = arrayfun(@(v) positive(v), x(699:703), 'ErrorHandler', @(info, v) -v); disp(e)
n = arrayfun(@(v) nanCondition(v), [ones(1, 1200), 0]); disp(n(end))
q = arrayfun(@(v) classes(v), x); disp(class(q)); disp(q(1))

function y = positive(x)
    if x <= 0
        error('my:id', 'Not positive: %d', x);
    end
    y = x;
end

function y = nanCondition(x)
    y = 1;
    if x, y = 2; end
end

function y = classes(x)
    y = x;
    for k = 1:2
        y = single(y) + k;
    end
end
