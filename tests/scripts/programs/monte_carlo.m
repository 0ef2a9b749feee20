% Seeded random numbers: only what does not depend on the generator is printed
rng(42);
a = rand(1, 5); rng(42); b = rand(1, 5);
fprintf('repeatable: %d\n', isequal(a, b));
s = rng; c = randn(2, 3); rng(s); d = randn(2, 3);
fprintf('state restored: %d\n', isequal(c, d));
N = 20000;
xy = rand(2, N);
p = 4*mean(sum(xy.^2) <= 1);
fprintf('pi within 0.05: %d\n', abs(p - pi) < 0.05);
r = randi([3 7], 1, 1000);
fprintf('%d %d %d\n', min(r), max(r), all(r == fix(r)));
perm = randperm(10); disp(isequal(sort(perm), 1:10)), disp(numel(unique(randperm(100, 5))))
% random walk with absorbing ends
wins = 0; trials = 400; total = 0;
for t = 1:trials
    money = 3; steps = 0;
    while money > 0 && money < 6
        if rand < 0.5, money = money + 1; else, money = money - 1; end
        steps = steps + 1;
    end
    wins = wins + (money == 6);
    total = total + steps;
end
fprintf('ruin: about half %d, about nine steps %d\n', abs(wins/trials - 0.5) < 0.12, abs(total/trials - 9) < 2);
% antithetic option price against the formula
S0 = 100; K = 105; r = 0.05; sigma = 0.2; T = 1;
Phi = @(x) 0.5*erfc(-x/sqrt(2));
d1 = (log(S0/K) + (r + sigma^2/2)*T)/(sigma*sqrt(T)); d2 = d1 - sigma*sqrt(T);
price = S0*Phi(d1) - K*exp(-r*T)*Phi(d2);
z = randn(1, 20000); z = [z -z];
payoff = exp(-r*T)*max(S0*exp((r - sigma^2/2)*T + sigma*sqrt(T)*z) - K, 0);
fprintf('formula %.4f, sampled within 0.3: %d\n', price, abs(mean(payoff) - price) < 0.3);
h = histcounts(z, -3:3); fprintf('%d bins, symmetric: %d\n', numel(h), max(abs(h - fliplr(h))) < 60);
q = sort(z); fprintf('median zero %d, 97.5%% %d\n', abs(median(z)) < 1e-12, abs(q(round(0.975*end)) - 1.96) < 0.05);
class(rand(2, 'single')), size(rand(2, 3, 4)), class(randi(5, 1, 2, 'int8')), size(rand(0, 3)), isempty(rand(0))
shuffled = @(v) v(randperm(numel(v))); isequal(sort(shuffled(1:7)), 1:7)
try, randi(0), catch e, disp(e.identifier), end
try, randi([5 2]), catch e, disp(e.identifier), end
try, randperm(-1), catch e, disp(e.identifier), end
