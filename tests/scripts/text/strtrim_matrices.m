m = strtrim(['  ab '; ' cd  ']);
for k = 1:2, fprintf('[%s]\n', m(k, :)); end
m = deblank(['ab  '; 'c   ']);
for k = 1:2, fprintf('[%s]\n', m(k, :)); end
fprintf('[%s]\n', strtrim(sprintf('\t a b \n')));
try, strtrim(5); catch e, disp('not text'), end
