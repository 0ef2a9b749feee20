function told(f)
% Prints what a call gives or is refused with (R2025b doubles the quotes round some class names).
try
    r = f();
    if isnumeric(r)
        r = mat2str(r);
    end
    fprintf('%s\n', r);
catch e
    fprintf('%s\n', strrep(e.message, '''''', ''''));
end
end
