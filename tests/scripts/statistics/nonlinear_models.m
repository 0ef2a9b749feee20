% Models of nonlinear regression.
x=(0:9)'; y=3*exp(-0.4*x)+0.5+0.1*sin(7*x);
m = fitnlm(x,y,@(b,x) b(1)*exp(-b(2)*x)+b(3),[1;1;0])
T=table(x,y); m2=fitnlm(T,'y ~ a*exp(-k*x) + c',[1;0;1])
[yp,ci]=predict(m,[1;2])
coefCI(m)
disp(coefTest(m) < 1e-4)
feval(m,3)
m.Rsquared
