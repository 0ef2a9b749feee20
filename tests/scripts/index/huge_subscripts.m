% Subscripts beyond all whole numbers, in every form of reading and writing.
x = 1:3; m = magic(3); c = {1, 2}; s = struct('a', {1, 2});
subscripts = {Inf, -Inf, NaN, 1e300};
for k = 1:numel(subscripts)
    p = subscripts{k};
    forms = {@() x(p), @() m(1, p), @() c{p}, @() s(p).a, @() put(x, p), @() put2(m, p), ...
             @() brace(c, p), @() field(s, p)};
    for f = 1:numel(forms)
        try
            forms{f}();
            disp('runs')
        catch failure
            fprintf('%g %d: %s\n', p, f, failure.message);
        end
    end
end
function x = put(x, p), x(p) = 1; end
function m = put2(m, p), m(p, 1) = 1; end
function c = brace(c, p), c{p} = 1; end
function s = field(s, p), s(p).a = 1; end
