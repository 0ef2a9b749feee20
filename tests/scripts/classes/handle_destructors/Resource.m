classdef Resource < handle
    properties
        name
    end
    methods
        function obj = Resource(name)
            obj.name = name;
            fprintf('open %s\n', name);
        end
        function delete(obj)
            fprintf('close %s\n', obj.name);
        end
    end
end
