classdef BankManager
    methods (Static)
        function judge(account)
            if account.balance < BankAccount.OVERDRAFT
                account.mark('closed');
            else
                account.mark('overdrawn');
            end
        end
        function lh = watch(account)
            lh = addlistener(account, 'InsufficientFunds', @(src, ~) BankManager.judge(src));
        end
    end
end
