classdef Vec3 < geom.Vec
    properties
        z = 0
    end
    methods
        function obj = Vec3(x, y, z)
            obj@geom.Vec(x, y);
            obj.z = z;
        end
        function r = norm(obj)
            r = geom.util.hypotenuse(norm@geom.Vec(obj), obj.z);
        end
    end
end
