% Braces or parentheses before a field need a subscript on the left side of an assignment.
for code = {'c = {}; c{} = 3;', 's.a = 1; s().a = 2;', 'x().y = 3;', 'm = containers.Map(); m("st"){} = 5;', 'z{}.a = 1;'}
    try
        eval(code{1});
    catch e
        fprintf('%s: %s\n', e.identifier, e.message);
    end
end
try, fopen(NaN), catch e, disp(e.message), end
