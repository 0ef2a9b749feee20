% SPDX-License-Identifier: Apache-2.0
% Accounts whose manager listens for too little money.
a = BankAccount(1234, 500);
b = BankAccount(77);
a.withdraw(600);
fprintf('%g %s\n', a.balance, a.status);
a.withdraw(50);
a.withdraw(10);
fprintf('%g %s\n', a.balance, a.status);
a.deposit(400);
fprintf('%g %s\n', a.balance, a.status);
lh = addlistener(a, 'Transaction', @(src, e) fprintf('%d: %s %g -> %g\n', src.number, e.kind, e.amount, src.balance));
transfer(a, b, 100);
delete(lh);
b.transfer(a, 20);
a.statement();
b.statement();
fprintf('%.2f\n', BankAccount.sum(a, b));
try, transfer(a, a, 1), catch e, fprintf('%s %s\n', e.identifier, e.message); end
try, a.balance = 1e6; catch e, fprintf('%s\n', e.identifier); end
try, a.mark('open'), catch e, fprintf('%s\n', e.message); end
try, a.record('gift', 1), catch e, fprintf('%s\n', e.message); end
b
