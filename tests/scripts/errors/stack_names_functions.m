% e.stack tells functions and lines, innermost first.
function deep()
    error('x:y', 'deep down');
end
function middle()
    deep();
end
try
    middle();
catch e
    for k = 1:2, fprintf('%s line %d\n', e.stack(k).name, e.stack(k).line); end
end
f = @() deep();
try, f(); catch e, disp(e.stack(1).name), disp(e.stack(2).name), end
try, cellfun(@(x) deep(), {1}); catch e, disp(e.stack(1).name), end
