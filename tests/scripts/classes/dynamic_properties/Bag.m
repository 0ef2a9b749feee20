classdef Bag < dynamicprops
    properties
        Fixed = 1
    end
    events
        Filled
    end
    events (NotifyAccess = protected, ListenAccess = private)
        Quiet
    end
    methods
        function setInside(obj, value)
            obj.Own = value;
        end
        function value = readInside(obj)
            value = obj.Own;
        end
    end
end
