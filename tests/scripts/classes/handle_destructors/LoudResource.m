classdef LoudResource < Resource
    methods
        function obj = LoudResource(name)
            obj@Resource([name '!']);
        end
        function delete(obj)
            fprintf('loud close %s\n', obj.name);
        end
    end
end
