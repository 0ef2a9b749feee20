s = jsondecode('{"a": 1, "b": [1, 2, 3], "c": {"d": "x"}, "e": [true, false], "f": null}');
disp(s.a)
disp(s.b')
disp(s.c.d)
disp(class(s.e))
disp(isempty(s.f))
disp(jsonencode(struct('x', 1, 'y', 'text')))
disp(jsonencode([1 2; 3 4]))
disp(jsonencode({1, 'a', true}))
disp(jsonencode([]))
t = jsondecode('[{"v": 1}, {"v": 2}]');
disp([t.v])
m = jsondecode('[[1, 2], [3, 4]]');
disp(m)
try
    jsondecode('{bad');
catch e
    disp(e.identifier)
end
