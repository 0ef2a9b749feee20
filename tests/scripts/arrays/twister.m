% rng(seed,'twister') draws MATLAB's numbers.
rng(1, 'twister'); fprintf('%.16f\n', rand(1, 3)); rng(1); disp(randi(10, 1, 3))
rng(0, 'twister'); fprintf('%.15f\n', rand(1, 3)); rng(5489, 'twister'); fprintf('%.15f\n', rand);
% rng default; randn(10) of MATLAB: its first row of numbers, its last, and one beside a strip of the ziggurat.
rng(0, 'twister'); x = randn(10); fprintf('%.15f\n', x(1:10)); fprintf('%.4f ', x(91:100), x(52)); fprintf('\n');
rng(1, 'twister'); fprintf('%.4f ', randn(1, 10)); fprintf('\n');
% The next number after an accepted one beside a strip.
fprintf('%.4f\n', x(53));
rng(0, 'twister'); disp(randperm(6)), rng(0, 'twister'); disp(randperm(10)), rng(0, 'twister'); disp(randperm(10, 3))
rng(0, 'twister'); r = rand(1, 4, 'single'); disp(class(r)), fprintf('%.4f ', r); fprintf('\n');
rng(0, 'twister'); r = randn(1, 4, 'single'); fprintf('%s %s\n', class(r), sprintf('%.4f ', r));
rng(0, 'twister'); r = randi([-5 5], 2, 3, 'int8'); disp(class(r)), disp(r)
rng(0, 'twister'); disp(randi(100, 1, 5))
% Tails, moments.
rng(7, 'twister'); x = randn(200000, 1); fprintf('%d ', abs(mean(x)) < 0.01, abs(std(x) - 1) < 0.01, abs(mean(x.^4) - 3) < 0.1, max(abs(x)) > 3.66); fprintf('\n');
fprintf('%d ', abs(mean(abs(x) > 3.6541528853610088) / 2.5803e-4 - 1) < 0.35); fprintf('\n');
% Saved and put back, both generators.
rng(42, 'twister'); s = rng; disp(s.Type), disp(s.Seed), disp(size(s.State)), disp(class(s.State))
a = [rand(1, 3), randn(1, 3)]; rng(s); disp(isequal(a, [rand(1, 3), randn(1, 3)]))
rng(42, 'philox'); t = rng; b = rand(1, 3); rng(s); disp(rng().Type), rng(t); disp(isequal(b, rand(1, 3))), disp(t.Type)
% A seed alone keeps the generator; default is that of the settings.
rng(3, 'twister'); rng(4); disp(rng().Type), rng('default'); disp(rng().Type), disp(rng().Seed)
rng('twister'); fprintf('%.4f\n', rand); rng('shuffle', 'twister'); disp(rng().Type)
old = rng(5, 'philox'); disp(old.Type), disp(rng().Type)
rand('twister', 1); fprintf('%.4f\n', rand);
try, rng(-1), catch e, disp(e.identifier), end
try, rng(1, 'nonsense'), catch e, disp(e.identifier), end
try, rng('nonsense'), catch e, disp(e.identifier), end
rng default
