% A builtin written in the language behaves as the others: its errors stand at the caller's place.
x = blkdiag([1 2], 3, [4; 5])
f = @blkdiag;
disp(f(1, 2))
disp(func2str(f))
disp(exist('blkdiag'))
disp(cellfun(@(a) size(blkdiag(a, a), 1), {1, [1; 2], []}))
try
    blkdiag({1})
catch e
    disp(e.identifier), disp(e.message), disp(e.stack(1).line), disp(numel(e.stack) == numel(dbstack))
end
try
    [a, b] = blkdiag(1);
catch e
    disp(e.identifier)
end
help blkdiag
