try
    x = sprintf('%d', {1});
catch e
    disp('no cells')
end
try
    strrep(1, 2, 3)
catch e
    disp('no numbers')
end
try
    s.a = 1; s.b
catch e
    disp(e.message)
end
try
    cell2mat(5)
catch e
    disp(e.identifier)
end
try
    struct('a')
catch e
    disp('odd')
end
try
    regexp('a', '(')
catch e
    disp('bad pattern')
end
