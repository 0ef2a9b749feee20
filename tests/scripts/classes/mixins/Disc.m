classdef Disc < Shape
    properties
        r = 1
    end
    methods
        function obj = Disc(r)
            obj.name = 'disc';
            if nargin > 0, obj.r = r; end
        end
        function a = area(obj)
            a = 3 * obj.r^2;
        end
    end
end
