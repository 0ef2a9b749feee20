classdef (Abstract) Shape < matlab.mixin.Heterogeneous
    properties
        name = 'shape'
    end
    methods (Abstract)
        a = area(obj)
    end
    methods (Sealed)
        function t = total(list)
            t = 0;
            for k = 1:numel(list)
                t = t + list(k).area();
            end
        end
    end
end
