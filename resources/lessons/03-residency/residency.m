%% Residency and sinks
% Results stay where they were computed until somebody reads them.

x = gpuArray(rand(2000000, 1, 'single'));
y = x .* 2 + 1;                           % stays on the GPU
z = sqrt(y) - x;                          % and so does this
s = sum(z);                               % one number, still there

fprintf('sum %.4f\n', s);                 % a sink: it prints, so it needs the number

%% Reading a whole array back
h = gather(z);                            % a sink of 8 MB
fprintf('first element %.6f, class %s\n', h(1), class(h));
