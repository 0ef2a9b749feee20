% 'ConvertInfAndNaN',false keeps the names; a mistake is told with its place.
disp(jsonencode([1 NaN Inf -Inf], 'ConvertInfAndNaN', false)), disp(jsonencode([1 NaN], 'ConvertInfAndNaN', true)), disp(jsonencode({NaN, 'NaN'}, 'ConvertInfAndNaN', false))
disp(jsonencode(struct('x', NaN), 'PrettyPrint', true, 'ConvertInfAndNaN', false))
for bad = {'{"a":}', '[1,2', '{"a":1}}', '', sprintf('{\n"a": 1,\n"b" 2}')}
    try, jsondecode(bad{1}), catch e, disp(e.message), end
end
try, jsonencode(1, 'Unknown', 1), catch e, disp(e.identifier), end
try, jsonencode(1, 'PrettyPrint'), catch e, disp(e.identifier), end
try, rand(2, 'int8'), catch e, disp(e.identifier), end
try, randn(2, 'uint8'), catch e, disp(e.identifier), end
class(rand(2, 'single')), class(randi(3, 2, 'int8'))
