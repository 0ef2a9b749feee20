function report(f)
% What a call is refused with; R2025b doubles the quotes round some class names.
try
    f();
    fprintf('no error\n');
catch e
    fprintf('%s: %s\n', e.identifier, strrep(e.message, '''''', ''''));
end
end
