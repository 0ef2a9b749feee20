% Value types that follow from the values, and arguments that fit no form.
m = containers.Map({'a', 'b'}, {1, 2i}); disp(m.ValueType)
m = containers.Map({'a', 'b'}, {int8(1), int8(2)}); disp(m.ValueType)
m = containers.Map({'a', 'b'}, {1, int8(2)}); disp(m.ValueType)
m = containers.Map({'a', 'b'}, {1, [2 3]}); disp(m.ValueType)
m = containers.Map({'a', 'b'}, {1, 2}, 'UniformValues', false); disp(m.ValueType)
m = containers.Map({'a', 'b'}, {struct(), struct()}); disp(m.ValueType)
m = containers.Map('KeyType', 'double'); disp(m.Count), disp(m('KeyType'))
m = containers.Map('UniformValues', false); disp(m.Count), disp(m.ValueType)
attempt(@() containers.Map(1, 2, 3))
attempt(@() containers.Map(1, 2, 'UniformValues'))
attempt(@() containers.Map(1, 2, 'Uniform', true))
attempt(@() containers.Map('KeyType', 'char', 'ValueType'))
function attempt(f)
    try, f(); disp('no error'), catch e, disp(e.identifier), disp(e.message), end
end
m = containers.Map('KeyType', 'char', 'ValueType', 'double');
try, m('a') = 'x'; catch e, disp(e.message), end
m('a') = true;
disp(class(m('a')))
