% What minimisers and integrals refuse, and problems as structures.
function tried(f)
    try
        f(); disp('no error')
    catch e
        disp(isempty(e.message))
    end
end
o = optimset('FunValCheck', 'on');
tried(@() fminsearch(@(x) NaN*x, 1, o))
problem.objective = @(x) (x(1)-2)^2 + (x(2)+1)^2;
problem.x0 = [0 0]; problem.solver = 'fminsearch'; problem.options = optimset('TolX', 1e-8, 'TolFun', 1e-8);
fprintf('%.4f ', fminsearch(problem)); fprintf('\n')
fprintf('%.8f\n', quad2d(@(x,y) x.*y, 0, 1, 0, @(x) x))
tried(@() quad2d(@(x,y) x.*y, 0, 1, 0, 1, 'NoSuchOption', 1))
tried(@() integral2(@(x,y) x.*y, 0, 1, 0, 1, 'Method', 'none'))
tried(@() integral3(@(x,y,z) x, 0, 1, 0, 1))
tried(@() quantile([1 2 3], 0.5, 1, 99))
tried(@() prctile([1 2 3], 'a'))
