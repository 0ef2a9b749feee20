function r = risky(x)
    if x < 0
        error('risky:negative', 'negative: %g', x);
    end
    r = sqrt(x);
end
function r = safe(x)
    try
        r = risky(x);
    catch e
        if strcmp(e.identifier, 'risky:negative')
            r = -1;
        else
            rethrow(e);
        end
    end
end
disp(safe(4))
disp(safe(-4))
try
    risky(-2.5)
catch e
    disp(e.message)
    disp(numel(e.stack) > 0)
end
