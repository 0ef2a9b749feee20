function bank
% Accounts in a struct array and a map, transactions, errors, a ledger file, monthly interest.
accounts = struct('id', {}, 'owner', {}, 'balance', {}, 'history', {});
for k = 1:3
    accounts(k) = struct('id', k, 'owner', sprintf('Owner%02d', k), 'balance', 100 * k, 'history', {{}});
end
index = containers.Map('KeyType', 'double', 'ValueType', 'double');
for k = 1:numel(accounts), index(accounts(k).id) = k; end
moves = {1, 2, 50; 2, 3, 500; 3, 1, 25.5; 9, 1, 1; 2, 2, 5; 1, 3, -4};
for k = 1:size(moves, 1)
    try
        accounts = transfer(accounts, index, moves{k, :});
        fprintf('ok: %g from %d to %d\n', moves{k, 3}, moves{k, 1}, moves{k, 2});
    catch err
        switch err.identifier
            case 'Bank:noFunds', fprintf('no funds: %s\n', err.message);
            case {'Bank:unknown', 'Bank:same'}, fprintf('refused (%s)\n', extractAfter(err.identifier, ':'));
            otherwise, fprintf('other: %s\n', err.message);
        end
    end
end
T = struct2table(rmfield(accounts, 'history'));
T.share = T.balance / sum(T.balance);
disp(T)
pairs = [{accounts.owner}; {accounts.balance}];
fprintf('%-10s %8.2f\n', pairs{:});
entries = [accounts.history];
L = cell2table(vertcat(entries{:}), 'VariableNames', {'account', 'kind', 'amount'});
L.kind = categorical(L.kind);
disp(L)
disp(groupsummary(L, {'account', 'kind'}, 'sum', 'amount'))
balances = [accounts.balance];
[~, order] = sort(balances, 'descend');
disp({accounts(order).owner})
rich = accounts(balances > 100);
fprintf('%d rich: %s\n', numel(rich), strjoin({rich.owner}, ' & '));
monthly = @(b, rate, n) b * (1 + rate / 12) .^ (0:n);
fprintf('%.2f ', monthly(1000, 0.06, 4)); fprintf('\n');
f = [tempname '.csv'];
writetable(L, f);
back = readtable(f, 'Format', '%f%C%f');
assert(isequal(back.amount, L.amount) && iscategorical(back.kind))
delete(f);
total = arrayfun(@(a) sum(cellfun(@(h) h{3}, a.history)), accounts)
names = arrayfun(@(a) string(a.owner), accounts);
disp(names)
nested.level1.level2(3).value = 7;
disp(size(nested.level1.level2)), disp(isempty(nested.level1.level2(1).value))
[accounts.balance] = deal(0);
disp(sum([accounts.balance]))
accounts(2) = [];
disp(numel(accounts))
s = orderfields(struct('b', 1, 'a', 2)); disp(fieldnames(s)')
c = struct2cell(s); disp(c')
end

function accounts = transfer(accounts, index, from, to, amount)
if ~isKey(index, from) || ~isKey(index, to), error('Bank:unknown', 'Unknown account %d.', from); end
if from == to, error('Bank:same', 'Same account.'); end
validateattributes(amount, {'numeric'}, {'scalar', 'positive'}, 'transfer', 'amount');
a = index(from); b = index(to);
if accounts(a).balance < amount
    error('Bank:noFunds', '%s has %.2f, needs %.2f', accounts(a).owner, accounts(a).balance, amount);
end
accounts(a).balance = accounts(a).balance - amount;
accounts(b).balance = accounts(b).balance + amount;
accounts(a).history{end + 1} = {from, 'out', amount};
accounts(b).history{end + 1} = {to, 'in', amount};
end
