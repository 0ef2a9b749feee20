% Loops that store into parts of arrays in ways that no kernel of all iterations has.
X = reshape(cos(1:600), 50, 12); n = 50;
% every second column
Y = zeros(n,12);
for t = 1:2:11
    Y(:,t) = X(:,t)*2;
end
fprintf('%.15g\n', sum(Y(:)));
% the same column again and again
for t = 1:5
    Y(:,2) = X(:,t)/t;
end
fprintf('%.15g\n', sum(Y(:)));
% columns in no order
for t = [3 1 4 12 5]
    Y(:,t) = X(:,t)/3;
end
fprintf('%.15g\n', sum(Y(:)));
% twice into one array
for t = 1:6
    Y(:,t) = X(:,t)/2;
    Y(:,t+6) = X(:,t)/3;
end
fprintf('%.15g\n', sum(Y(:)));
% two columns ago, and the whole array
for t = 3:12
    Y(:,t) = Y(:,t-1) - Y(:,t-2)/2;
end
fprintf('%.15g\n', sum(Y(:)));
for t = 1:4
    Y(:,t) = sum(Y, 2)/20;
end
fprintf('%.15g\n', sum(Y(:)));
% every state of the array is kept
kept = cell(1,4);
for t = 1:4
    Y(:,t) = X(:,t);
    kept{t} = Y;
end
fprintf('%.15g %.15g\n', sum(kept{1}(:)), sum(kept{4}(:)));
% growing
G = [];
for t = 1:5
    G(:,end+1) = X(:,t)*t;
end
fprintf('%d %d %.15g\n', size(G), sum(G(:)));
