classdef Needy
    properties
        v
    end
    methods
        function obj = Needy(v)
            obj.v = v + 1;
        end
    end
end
