classdef Bits
    % A set of bits that may stand as a subscript: subsindex counts from zero.
    properties
        n = 0
    end
    methods
        function obj = Bits(n)
            obj.n = n;
        end
        function k = subsindex(obj)
            k = find(fliplr(dec2bin(obj.n)) == '1') - 1;
        end
    end
end
