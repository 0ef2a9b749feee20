%% First fusion
% Two arrays, one formula. Run it (F5) and look at the acceleration graph: sin, times and plus are one
% box, because they were fused into one kernel, and the "why" card says where the box ran.

x = rand(1024, 1, 'single');
y = sin(x) .* x + 0.5;          % three operations, one pass over the data
m = mean(y);                    % a reduction: every element is needed for one number
fprintf('m = %.6f   (1024 elements)\n', m);

%% The same formula on four million elements
% Is the box still where it was? Compare the two predictions in the why card.

X = rand(4194304, 1, 'single');
Y = sin(X) .* X + 0.5;
M = mean(Y);
fprintf('M = %.6f   (%d elements)\n', M, numel(X));
