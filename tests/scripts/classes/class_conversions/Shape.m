classdef (Abstract) Shape < matlab.mixin.Heterogeneous
    properties
        Name = 'shape'
    end
end
