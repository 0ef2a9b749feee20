% ismissing with indicators: only what they name is missing.
disp(ismissing([1 -99 NaN], -99))
disp(ismissing([1 -99 NaN], [-99 NaN]))
disp(ismissing(int8([1 -9 3]), [-9 3]))
disp(ismissing(["a" "NA" missing ""], ["NA" missing]))
disp(ismissing(["a" "NA" missing ""], "NA"))
disp(ismissing({'a', 'NA', ''}, {'NA', ''}))
disp(ismissing({'a'; 'NA'; ''}, 'NA'))
disp(ismissing([1 2 3], {2, 'x', 3}))
disp(ismissing([], 1))
try, ismissing(1, struct()), catch e, disp(e.message), end
% Warnings' states come and go whole.
warning('off', 'some:warning');
before = warning('off', 'all');
disp(warning('query', 'some:warning').state)
warning('on', 'all');
disp(warning('query', 'some:warning').state)
warning(before);
disp(warning('query', 'some:warning').state), disp(warning('query', 'other:warning').state)
