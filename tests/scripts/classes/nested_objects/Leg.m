classdef Leg
    properties
        len = 1
        tag = 'leg'
    end
    methods
        function obj = Leg(len)
            if nargin > 0, obj.len = len; end
        end
        function obj = longer(obj, d)
            obj.len = obj.len + d;
        end
    end
end
