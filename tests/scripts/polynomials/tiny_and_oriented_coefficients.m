% Leading coefficients that are tiny, orientation of products, and wrong arguments.
disp(roots([1e-320 1 -3]))
disp(roots([0 0 2 -4]))
disp(size(conv([1 2 3], [1; 1])))
disp(size(conv([1; 2; 3], [1 1])))
disp(conv([1 2 3], [1 1]))
disp(size(legendre(0, [0.1 0.2])))
p = legendre(2, 0.5); fprintf('%.4f\n', p)
function tried(f)
    try
        f(); disp('no error')
    catch e
        disp(isempty(e.message))
    end
end
tried(@() polyval({1}, 2))
tried(@() polyfit([1 2], [1 2 3], 1))
tried(@() conv([1 2; 3 4], [1 1]))
