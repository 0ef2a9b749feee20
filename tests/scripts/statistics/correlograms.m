% Autocorrelation and partial autocorrelation.
[a,l,b]=autocorr([1 2 3 4 5 4 3 2 1],'NumLags',3)
[a,l,b]=autocorr([1 2 3 4 5 4 3 2 1],3,1,1); disp(b)
p=parcorr([1 2 3 4 5 4 3 2 1 2 3 4],'NumLags',2)
p=parcorr([1 2 3 4 5 4 3 2 1 2 3 4],'NumLags',3,'Method','yule-walker')
try, autocorr([1 2;3 4]), catch e, disp(e.message), end
try, autocorr(1:4,'NumLags',4), catch e, disp(e.message), end
autocorr(sin(1:30)); parcorr(cos((1:30).^2));
