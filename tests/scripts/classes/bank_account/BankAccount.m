classdef BankAccount < handle
    % An account that says when there is not enough money and that others may watch.
    properties (SetAccess = private)
        number
        balance = 0
        status = 'open'
    end
    properties (Access = private)
        entries = struct('kind', {}, 'amount', {}, 'balance', {})
    end
    properties (Constant)
        OVERDRAFT = -100
    end
    events
        InsufficientFunds
        Transaction
    end
    methods
        function obj = BankAccount(number, initial)
            obj.number = number;
            if nargin > 1
                obj.deposit(initial);
            end
            BankManager.watch(obj);
        end
        function deposit(obj, amount)
            obj.record('deposit', amount);
            if obj.balance > 0
                obj.status = 'open';
            end
        end
        function withdraw(obj, amount)
            if strcmp(obj.status, 'closed') && obj.balance <= 0
                fprintf('account %d has been closed\n', obj.number);
                return
            end
            obj.record('withdraw', -amount);
            if obj.balance < 0
                notify(obj, 'InsufficientFunds');
            end
        end
        function transfer(from, to, amount)
            if from == to
                error('BankAccount:same', 'Both are account %d.', from.number);
            end
            from.withdraw(amount);
            to.deposit(amount);
        end
        function statement(obj)
            fprintf('account %d: %.2f, %s\n', obj.number, obj.balance, obj.status);
            for e = obj.entries
                fprintf('  %-8s %9.2f %9.2f\n', e.kind, e.amount, e.balance);
            end
        end
    end
    methods (Access = ?BankManager)
        function mark(obj, status)
            obj.status = status;
        end
    end
    methods (Access = private)
        function record(obj, kind, amount)
            obj.balance = obj.balance + amount;
            obj.entries(end + 1) = struct('kind', kind, 'amount', amount, 'balance', obj.balance);
            notify(obj, 'Transaction', TransactionData(kind, amount));
        end
    end
    methods (Static)
        function total = sum(varargin)
            total = 0;
            for k = 1:nargin
                total = total + varargin{k}.balance;
            end
        end
    end
end
