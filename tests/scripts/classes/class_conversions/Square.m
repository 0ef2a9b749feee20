classdef Square < Shape
    properties
        Side = 1
    end
end
