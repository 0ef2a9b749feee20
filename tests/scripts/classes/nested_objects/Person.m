classdef Person < handle
    properties
        name
        desk
        friends = {}
    end
    methods
        function obj = Person(name)
            obj.name = name;
        end
        function tidy(obj)
            obj.desk.top.len = 0;
            obj.desk.drawers = {};
        end
    end
end
