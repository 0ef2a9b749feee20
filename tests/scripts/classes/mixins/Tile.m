classdef Tile < Shape
    properties
        w = 2
    end
    methods
        function obj = Tile(w)
            obj.name = 'tile';
            if nargin > 0, obj.w = w; end
        end
        function a = area(obj)
            a = obj.w^2;
        end
    end
end
