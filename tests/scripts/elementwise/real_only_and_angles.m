disp(exp2([0 1 -1 10])), disp(deg2rad(180) == pi), disp(rad2deg(pi)), disp(uplus(-3))
disp(reallog([1 0])), disp(realpow(2, 3)), disp(realsqrt(9))
for f = {@() reallog(-1), @() realsqrt([1 -1]), @() realpow(-1, 0.5), @() reallog(1i)}
    try, f{1}(), catch e, fprintf('%s | %s\n', e.identifier, e.message), end
end
disp(mpower(2, 10)), disp(mpower([1 1; 0 1], 3)), disp(vec([1 2; 3 4])'), disp(polyvalm([1 0 1], [0 1; 1 0]))
