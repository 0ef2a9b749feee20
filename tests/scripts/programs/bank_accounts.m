% Accounts as structs of closures, a ledger as a struct array, and errors with identifiers.
alice = account('Alice', 100);
bob = account('Bob', 0);
[alice, bob] = transfer(alice, bob, 30);
steps = {{'deposit', 50}, {'withdraw', 20}, {'withdraw', 500}, {'deposit', -1}, {'close'}};
for k = 1:numel(steps)
    step = steps{k};
    try
        alice = alice.(step{1})(alice, step{2:end});
        fprintf('%-9s ok, balance %.2f\n', step{1}, alice.balance);
    catch err
        switch err.identifier
            case 'bank:funds'
                fprintf('%-9s refused: %s\n', step{1}, err.message);
            case {'bank:amount', 'bank:other'}
                fprintf('%-9s wrong: %s\n', step{1}, err.message);
            otherwise
                fprintf('%-9s failed: %s\n', step{1}, err.message);
        end
    end
end
report(alice)
report(bob)
ledger = [alice.ledger, bob.ledger];
[~, order] = sort([ledger.amount], 'descend');
ledger = ledger(order);
for entry = ledger
    fprintf('%-8s %8.2f\n', entry.what, entry.amount);
end
summary.count = numel(ledger);
summary.total = sum([ledger.amount]);
summary.kinds = unique({ledger.what});
summary
ledger(2)
ledger = rmfield(ledger, 'balance');
disp(size(ledger))
fprintf('%s\n', strjoin(fieldnames(ledger)', ', '));
rates = containers.Map({'basic', 'gold'}, {0.01, 0.025});
names = keys(rates);
for k = 1:rates.Count
    f = interest(rates(names{k}));
    fprintf('%s: %.4f after ten years\n', names{k}, f(alice.balance, 10));
end
counter = makeCounter(5);
[v, counter] = counter.next(counter);
[v, counter] = counter.next(counter);
disp(v)
try
    rates('silver')
catch err
    disp(err.message)
end
try
    x = alice.owner.name;
catch err
    disp(err.message)
end
try
    alice.ledger(10)
catch err
    disp(err.message)
end

function a = account(owner, balance)
    a = struct('owner', owner, 'balance', balance, 'ledger', struct('what', {}, 'amount', {}, 'balance', {}));
    a.deposit = @deposit;
    a.withdraw = @withdraw;
end
function a = deposit(a, amount)
    check(amount);
    a.balance = a.balance + amount;
    a.ledger(end + 1) = struct('what', 'deposit', 'amount', amount, 'balance', a.balance);
end
function a = withdraw(a, amount)
    check(amount);
    if amount > a.balance
        error('bank:funds', '%s has %.2f, not %.2f', a.owner, a.balance, amount);
    end
    a.balance = a.balance - amount;
    a.ledger(end + 1).what = 'withdraw';
    a.ledger(end).amount = -amount;
    a.ledger(end).balance = a.balance;
end
function check(amount)
    if ~(isnumeric(amount) && isscalar(amount) && amount > 0)
        error('bank:amount', 'An amount is a positive number, not %s', mat2str(amount));
    end
end
function [a, b] = transfer(a, b, amount)
    a = a.withdraw(a, amount);
    b = b.deposit(b, amount);
end
function report(a)
    fprintf('--- %s: %d entries, %.2f\n', a.owner, numel(a.ledger), a.balance);
end
function f = interest(rate)
    f = @(amount, years) amount * (1 + rate) ^ years;
end
function c = makeCounter(start)
    c.value = start;
    c.next = @step;
end
function [v, c] = step(c)
    c.value = c.value + 1;
    v = c.value;
end
