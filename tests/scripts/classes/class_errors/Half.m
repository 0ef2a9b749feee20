classdef Half < Base
    methods
        function walk(obj) %#ok<MANU>
        end
    end
end
