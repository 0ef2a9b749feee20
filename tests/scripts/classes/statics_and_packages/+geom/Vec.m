classdef Vec
    properties
        x = 0
        y = 0
    end
    properties (Constant)
        DIM = 2
    end
    methods
        function obj = Vec(x, y)
            if nargin == 2
                obj.x = x;
                obj.y = y;
            end
        end
        function r = norm(obj)
            r = geom.util.hypotenuse(obj.x, obj.y);
        end
        function r = plus(a, b)
            r = geom.Vec(a.x + b.x, a.y + b.y);
        end
    end
    methods (Static)
        function v = unit(angle)
            v = geom.Vec(cosd(angle), sind(angle));
        end
        function v = origin()
            v = geom.Vec;
        end
    end
end
