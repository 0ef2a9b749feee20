% JSON in and out, merging nested settings, validation of a schema
function json_settings
txt = '{"name":"probe","rate":2.5,"on":true,"none":null,"list":[1,2,3],"mixed":[1,"a",null],"nested":{"a":{"b":[true,false]}},"rows":[[1,2],[3,4]],"people":[{"n":"x","age":3},{"n":"y","age":4}],"uneven":[{"a":1},{"b":2}],"uni":"caf\u00e9","empty":[],"obj":{}, "1bad key":5}';
s = jsondecode(txt)
s.nested.a.b, s.mixed, s.people(2), s.uneven{2}, s.rows, s.uni
jsonencode(s.people), jsonencode(s.nested), jsonencode(struct('a', {}))
jsonencode({1, 'two', [3 4], true, [], {}, struct()}), jsonencode([1.5 NaN Inf]), jsonencode("str"), jsonencode({'a'}), jsonencode(int8(5)), jsonencode('a"b\c/'), jsonencode(sprintf('tab\there\n')), jsonencode([1;2]), jsonencode([1 2;3 4]), jsonencode(true), jsonencode([]), jsonencode(''), jsonencode(pi), jsonencode(1e20), jsonencode(123456789), jsonencode(containers.Map({'b','a'}, {1, 'q'})), jsonencode(struct('x', {1 2})), jsonencode(["a" "b"]), jsonencode(string(missing)), jsonencode({}), jsonencode(struct('m', [1 2; 3 4], 's', 'abc')), jsonencode([true false]), jsonencode(single(0.1)), jsonencode(0.1), jsonencode(-0)
fprintf('%s\n', jsonencode(struct('a', 1, 'b', {{1, 'x'}}), 'PrettyPrint', true))
jsonencode([1 NaN], 'ConvertInfAndNaN', false)
defaults = struct('window', struct('w', 80, 'h', 25), 'tags', {{'a'}}, 'level', 1);
user = jsondecode('{"window":{"h":50},"extra":"yes"}');
cfg = merge(defaults, user)
cfg.window
for bad = {'{"a":}', '[1,2', '{"a" 1}', 'tru', '', '{"a":1}}', '[1,]', '"abc', '01'}
    try, jsondecode(bad{1}); fprintf('accepted %s\n', bad{1}); catch e, fprintf('%s\n', e.identifier); end
end
jsondecode('5'), jsondecode('"x"'), jsondecode('[]'), jsondecode('null'), jsondecode('[true,false]'), jsondecode('["a","b"]'), jsondecode('[[1,2],[3]]'), jsondecode('[1,null,3]'), jsondecode('[{"a":1},{"a":"x"}]'), jsondecode('[[[1,2],[3,4]],[[5,6],[7,8]]]'), jsondecode(' {"a" : 1e3 , "b" : -0.5E-2 } ')
isequal(jsondecode(jsonencode(cfg)), jsondecode(jsonencode(jsondecode(jsonencode(cfg)))))
end
function a = merge(a, b)
for f = fieldnames(b)'
    k = f{1};
    if isfield(a, k) && isstruct(a.(k)) && isstruct(b.(k))
        a.(k) = merge(a.(k), b.(k));
    else
        a.(k) = b.(k);
    end
end
end
