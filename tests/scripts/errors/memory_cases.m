try
    repmat('a', 1, 1e13);
catch e
    disp(e.identifier)
end
try
    zeros(1e7, 1e7);
catch e
    disp(e.identifier)
end
x = 1;
disp(x)
