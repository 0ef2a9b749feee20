classdef Disc < Shape
    properties
        Radius = 1
    end
end
