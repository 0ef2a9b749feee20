classdef Money
    % A class folder: two methods have their own files, one helper is private.
    properties (SetAccess = private)
        cents = 0
        currency = 'EUR'
    end
    methods
        function obj = Money(amount, currency)
            if nargin > 0
                obj.cents = toCents(amount);
            end
            if nargin > 1
                obj.currency = currency;
            end
        end
        s = text(obj, width)
        obj = split(obj, n)
    end
    methods (Static)
        m = sum(varargin)
    end
end
