% Loops that store a part of an array in each iteration.
X = reshape(sin(1:600), 50, 12); T = 12; n = 50;
% an average whose path is kept, and the last value as well
y = zeros(n,1); Y = zeros(n,T);
for t = 1:T
    y = 0.9*y + 0.1*X(:,t);
    Y(:,t) = y;
end
fprintf('%.15g %.15g %.15g\n', sum(Y(:)), Y(3,7), sum(Y(:,T) == y));
% paths that start from what was stored before
rng(5);
S = zeros(n,T+1); S(:,1) = 100;
for t = 1:T
    S(:,t+1) = S(:,t).*exp(0.01 + 0.1*randn(n,1));
end
fprintf('%.15g %.15g %.15g\n', sum(S(:)), S(3,1), S(50,13));
S = ones(n,T+1,'single'); S(:,1) = abs(X(:,2))/2;
for t = 1:T
    S(:,t+1) = 3.5*S(:,t).*(1 - S(:,t));
end
fprintf('%s %.8g %.8g\n', class(S), sum(S(:)), S(7,9));
% from the last to the second, every row
R = ones(T,n);
for t = T:-1:2
    R(t,:) = cos((1:n)/t);
end
fprintf('%.15g %.15g %.15g\n', sum(R(:)), R(3,7), R(1,2));
% pages, and parts of a vector one after another
P = zeros(5,4,6); q = reshape(1:20,5,4)/20;
for t = 1:6
    q = q.*(1.1 - q);
    P(:,:,t) = q;
end
fprintf('%.15g %.15g\n', sum(P(:)), P(2,3,4));
v = zeros(60,1); w = X(1:10,1);
for t = 1:6
    w = w/2 + t;
    v((t-1)*10+1 : t*10) = w;
end
fprintf('%.15g %.15g\n', sum(v), v(37));
% two arrays, other classes, numbers of the counter, a copy from before
A = zeros(n,T); B = A; F = false(n,T); I = zeros(n,T,'int32'); y = X(:,1);
for t = 1:T
    y = y/2 + X(:,t);
    A(:,t) = y; B(:,t) = 3*y + t; F(:,t) = y > 0.1; I(:,t) = 100*y;
end
fprintf('%.15g %.15g %d %d %s %s\n', sum(A(:)), sum(B(:)), sum(F(:)), sum(I(:)), class(F), class(I));
K = A; y = X(:,3);
for t = 3:9
    y = y + 1;
    A(:,t) = y;
    B(:,t) = t;
end
fprintf('%.15g %.15g %.15g %d\n', sum(K(:)), sum(A(:)), sum(B(:)), isequal(A(:,[1 2 10:12]), K(:,[1 2 10:12])));
% what the iteration began with
y = X(:,1);
for t = 1:T
    A(:,t) = y;
    y = y*0.5;
end
fprintf('%.15g %.15g %.15g\n', A(4,1), A(4,12), sum(y));
% complex values
C = complex(zeros(n,T)); z = complex(X(:,1), X(:,2));
for t = 1:T
    z = z.*z/2 + 0.1i;
    C(:,t) = z;
end
fprintf('%.12g %.12g\n', real(sum(C(:))), imag(C(5,6)));
% no iteration, one, two, three
for m = 0:3
    Y = -ones(n,3); y = X(:,4);
    for t = 1:m
        y = y + t;
        Y(:,t) = y;
    end
    fprintf('%.15g ', sum(Y));
end
fprintf('\n');
% left early
Y = zeros(n,T); y = X(:,5);
for t = 1:T
    if t == 4, continue, end
    y = y*0.9 + t;
    if t > 9, break, end
    Y(:,t) = y;
end
fprintf('%.15g %.15g %d\n', sum(Y(:)), sum(y), t);
% an error in the middle: what was stored before it is there
Y = zeros(n,6); y = X(:,6);
try
    for t = 1:8
        y = y + 1;
        Y(:,t) = y;
        if t == 5, Y(:,t) = X(1:3,1); end
    end
catch e
    fprintf('%s %d %.15g %.15g\n', e.identifier, t, sum(Y(:)), sum(y));
end
% the columns of a matrix, and a range that is not of whole numbers
y = zeros(n,1); Y = zeros(n,T); k = 0;
for c = X
    k = k + 1;
    y = y*0.5 + c;
    Y(:,k) = y;
end
fprintf('%.15g\n', sum(Y(:)));
k = 0;
for a = 0:0.1:1
    k = k + 1;
    Y(:,k) = a*X(:,k);
end
fprintf('%.15g\n', sum(Y(:)));
% columns of another array as they are
for t = 2:9
    Y(:,t) = X(:,13-t);
end
fprintf('%.15g\n', sum(Y(:)));
% a loop in a loop: each inner one fills a column
Y = zeros(n,4);
for i = 1:4
    y = X(:,i);
    for t = 1:5
        y = y.*y - t/10;
    end
    Y(:,i) = y;
end
fprintf('%.15g\n', sum(Y(:)));
Q = zeros(n,3,4);
for i = 1:4
    y = X(:,i);
    for t = 1:3
        y = y/2 + t;
        Q(:,t,i) = y;
    end
end
fprintf('%.15g %.15g\n', sum(Q(:)), Q(9,2,3));
