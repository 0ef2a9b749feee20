assert(true)
try
    assert(false)
catch e
    disp(e.message)
end
try
    assert(1 == 2, 'custom %d', 7)
catch e
    disp(e.message)
end
try
    assert(false, 'id:x', 'with id')
catch e
    disp(e.identifier)
end
assert([1 2 3], [1 2 3])
assert(pi, 3.14159, 1e-4)
assert({1, 'a'}, {1, 'a'})
try
    assert([1 2], [1 3])
    disp('missed')
catch e
    disp('differs')
end
