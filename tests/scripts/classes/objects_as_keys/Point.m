classdef Point
    properties
        x = 0
        tag = "p"
    end
    methods
        function obj = Point(x, tag)
            if nargin > 0, obj.x = x; end
            if nargin > 1, obj.tag = tag; end
        end
    end
end
