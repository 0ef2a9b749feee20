classdef (ConstructOnLoad) TemperatureEvent < event.EventData
    properties
        before
        after
    end
    methods
        function obj = TemperatureEvent(before, after)
            if nargin > 0
                obj.before = before;
                obj.after = after;
            end
        end
        function d = difference(obj)
            d = obj.after - obj.before;
        end
    end
end
