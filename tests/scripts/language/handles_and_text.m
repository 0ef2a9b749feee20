% func2str, str2func, functions, comparison of handles.
disp(func2str(@sin)), disp(func2str(@(x) x + 1)), f = str2func('@(a, b) a * b'); disp(f(3, 4)), g = str2func('cos'); disp(g(0))
i = functions(@(x) x); disp(i.type), i = functions(@sin); disp(i.function), disp(isequal(@sin, @sin)), disp(isequal(@sin, @cos)), h = @plus; disp(h(1, 2)), disp(class(h))
disp(func2str(@(varargin) numel(varargin))), k = @(x) x'; disp(func2str(k)), m = @() disp('called'); m(), c = {@sin, @(t) t}; disp(class(c{2})), disp(func2str(@(s) [s 'text' "str"]))
disp(func2str(@(x) x.a.b{1}(2:end))), disp(func2str(@(x) ~x && -x || !x)), disp(func2str(@(a) {a, [1, 2; 3, 4]}))
