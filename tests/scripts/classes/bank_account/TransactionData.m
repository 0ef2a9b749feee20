classdef TransactionData < event.EventData
    properties (SetAccess = immutable)
        kind
        amount
    end
    methods
        function obj = TransactionData(kind, amount)
            obj.kind = kind;
            obj.amount = amount;
        end
    end
end
