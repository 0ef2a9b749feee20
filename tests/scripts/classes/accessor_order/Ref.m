classdef Ref < handle
    properties
        p = [1 2 3]
    end
    methods
        function v = get.p(obj)
            order('get');
            v = obj.p;
        end
        function set.p(obj, v)
            order('set');
            obj.p = v;
        end
    end
end
