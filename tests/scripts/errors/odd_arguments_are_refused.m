% Each of these once ended the program.
calls = {'kron({}, {})', 'linspace(1+2i, zeros(0, 3))', 'linspace([], 3)', 'ndgrid({})', 'nthroot(struct(''a'', 1), ''abc'')', ...
    'polyfit(true, dictionary(1, 2), true)', 'pow2(sparse([1 0; 0 2]), ''abc'')', 'interp1([1 2; 3 4], {})', 'gpuArray.linspace(1+2i, [])', 'filter(1, [1 2], 1:3, {1})'};
for k = 1:numel(calls)
    try, eval([calls{k} ';']); disp('no error'); catch e, disp(e.identifier), end
end
disp(full(round(sparse([1.26 0; 0 2]), 1))), disp(full(nthroot(sparse([8 0; 0 27]), 3))), disp(full(pow2(sparse([1 0; 0 2]), [1 2; 3 4])))
