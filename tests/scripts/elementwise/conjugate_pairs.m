% cplxpair puts conjugates side by side and reals last.
disp(mat2str(cplxpair([1 2+3i 5 2-3i]), 6)), disp(mat2str(cplxpair([3; -1i; 1i; 2])))
disp(mat2str(cplxpair([1-1i 1+1i; 4 2], [], 2), 6)), disp(size(cplxpair([])))
try, cplxpair([1i 2]), catch e, disp(e.identifier), end
try, cplxpair([1i -1i], 3), catch e, disp(e.identifier), end
