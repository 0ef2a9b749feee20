classdef Part
    properties
        id = 1
    end
    methods
        function obj = Part(id)
            if nargin > 0
                obj.id = id;
            end
        end
    end
end
