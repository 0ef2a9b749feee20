% Derivatives and integrals of piecewise polynomials.
pp = mkpp([0 1 2],[1 0 0;1 2 1]); d=fnder(pp); disp(d.coefs), disp(fnval(d,[0.5 1.5])), disp(fnval([0.5 1.5],fnder(pp,2))), disp(fnder(pp,3).coefs), i=fnint(pp,2); disp(fnval(i,[0 1 2])), disp(fnval(fnder(fnint(pp)),1.5)-fnval(pp,1.5)), disp(fnval(fnder(pp,-1),2))
s=spline(0:4,[0 1 0 1 0;1 2 3 4 5]); disp(fnval(fnder(s),[1 2])), disp(fnval(fnint(s),[4]))
try, fnder(pp,0.5), catch e, disp(e.message), end
try, fnval(1,2), catch e, disp(e.message), end
