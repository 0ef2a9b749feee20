classdef Exact < matlab.mixin.SetGetExactNames
    properties
        Level = 1
    end
end
