% arrayfun of functions with conditions and loops: the bits of calling them one by one.
n = 3000;
x = linspace(-2.5, 2.5, n);
y = cos(7 * x);

check('if', @(a) clampSquare(a), x);
check('while', @(a) collatz(a), floor(abs(x) * 20) + 1);
check('for', @(a, b) horner(a, b), x, y);
check('break and continue', @(a) skipping(a), x);
check('early return', @(a) early(a), x);
check('switch', @(a) choose(a), floor(x));
check('escape time', @escapeTime, x, y);
check('nested loops', @(a) nested(a), x);
check('a range backwards', @(a) countdown(a), floor(abs(x) * 4));
check('short circuit', @(a) double(a > 0 && sqrt(a) > 1 || a < -2), x);

function check(name, f, varargin)
    together = arrayfun(f, varargin{:});
    single = zeros(size(varargin{1}));
    for k = 1:numel(single)
        args = cellfun(@(v) v(k), varargin, 'UniformOutput', false);
        single(k) = f(args{:});
    end
    onDevice = cellfun(@gpuArray, varargin, 'UniformOutput', false);
    gathered = gather(arrayfun(f, onDevice{:}));
    fprintf('%-20s %d %d %.12g\n', name, isequaln(together, single), isequaln(gathered, single), sum(single));
end

function y = clampSquare(x)
    if x < -1
        y = -1;
    elseif x > 1
        y = 1;
    else
        y = x * x;
    end
end

function steps = collatz(n)
    steps = 0;
    while n ~= 1
        if mod(n, 2) == 0
            n = n / 2;
        else
            n = 3 * n + 1;
        end
        steps = steps + 1;
    end
end

function s = horner(a, b)
    s = 0;
    for k = 1:12
        s = s * a + b / k;
    end
end

function s = skipping(x)
    s = 0;
    for k = 1:100
        if mod(k, 3) == 0, continue, end
        s = s + sin(k * x);
        if s > 2, break, end
    end
end

function y = early(x)
    y = 0;
    for k = 1:50
        y = y + x / k;
        if y > 3
            y = -y;
            return
        end
    end
    y = y + 0.25;
end

function y = choose(k)
    switch k
        case {-2, 2}
            y = 10;
        case 0
            y = 5;
        otherwise
            y = k;
    end
end

function count = escapeTime(re, im)
    a = re; b = im; count = 0;
    while a^2 + b^2 <= 4 && count < 60
        t = a^2 - b^2 + re;
        b = 2 * a * b + im;
        a = t;
        count = count + 1;
    end
end

function s = nested(x)
    s = 0;
    for i = 1:5
        for j = i:7
            if j == 6, break, end
            s = s + i * x - j;
        end
    end
end

function s = countdown(n)
    s = 0;
    for k = n:-2:0
        s = s * 10 + k;
    end
end
