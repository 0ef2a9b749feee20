%% Reading a timeline
% Three things that take time: computing, moving, and waiting for an answer before going on.

x = rand(1500000, 1);
y = tanh(x) .* x + 1;

for k = 1:5
    y = y .* 0.5 + x;
    if max(y) > 100                       % needs a number: the interpreter waits here
        break
    end
end

z = cumsum(y);
fprintf('last %.6f\n', z(end));
