disp(jsondecode('[1,2,3]')'), disp(jsondecode('[[1,2],[3,4]]')), s = jsondecode('{"a":1,"b":[true,false]}'); disp(s.a), disp(s.b'), disp(class(s.b))
disp(isempty(jsondecode('null'))), disp(jsondecode('"x"')), c = jsondecode('[1,"a"]'); disp(class(c)), s = jsondecode('[{"a":1},{"a":2}]'); disp(size(s)), disp(s(2).a)
disp(jsondecode('[1,null]')'), s = jsondecode('{"a b":1}'); disp(fieldnames(s)), disp(jsondecode('1.5e3')), disp(class(jsondecode('true')))
try, jsondecode('{bad'); catch e, disp('not json'), end
