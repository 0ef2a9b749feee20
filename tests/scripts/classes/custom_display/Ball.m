classdef Ball < Thing
    properties
        Radius = 3
    end
end
