classdef Desk
    properties
        legs = Leg.empty
        top = Leg(100)
        drawers = {}
        map
        f = @(x) x + 1
        grid = magic(3)
        list = struct('k', {1, 2, 3})
        owner = []
    end
    methods
        function obj = Desk(n)
            if nargin == 0, n = 0; end
            for k = 1:n
                obj.legs(k) = Leg(k * 10);
            end
            obj.map = containers.Map();
        end
        function r = total(obj)
            r = sum([obj.legs.len]);
        end
        function obj = stretch(obj, d)
            for k = 1:numel(obj.legs)
                obj.legs(k) = obj.legs(k).longer(d);
            end
            obj.top.len = obj.top.len + d;
        end
    end
end
