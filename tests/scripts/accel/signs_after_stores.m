% What is known of signs goes when something is stored: functions then may turn complex.
v = sinh(rand(7,1));
v(:,1) = -1;
disp(isreal(log2(v)))
w = rand(4,4);
w(2,:) = -4;
q = sqrt(w); disp(isreal(q)), disp(imag(q(2,1)))
u = abs(randn(3,3)); t = u; t(2) = -9;
disp(isreal(sqrt(u))), disp(isreal(sqrt(t)))
