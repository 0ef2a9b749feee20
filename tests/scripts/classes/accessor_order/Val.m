classdef Val
    properties
        p = [1 2 3]
        s = struct('a', [1 2 3])
    end
    properties (Dependent)
        twice
    end
    methods
        function v = get.p(obj)
            order('get');
            v = obj.p;
        end
        function obj = set.p(obj, v)
            order('set');
            if any(v < 0)
                error('Val:negative', 'negative refused');
            end
            obj.p = v;
        end
        function v = get.s(obj)
            order('gets');
            v = obj.s;
        end
        function obj = set.s(obj, v)
            order('sets');
            obj.s = v;
        end
        function v = get.twice(obj)
            order('getTwice');
            v = 2 * obj.p;
        end
        function obj = set.twice(obj, v)
            order('setTwice');
            obj.p = v / 2;
        end
        function obj = bump(obj)
            obj.p(1) = obj.p(1) + 1;
        end
    end
end
