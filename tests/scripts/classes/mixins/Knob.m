classdef Knob < matlab.mixin.SetGet
    properties
        Level = 1
        Label = 'knob'
    end
    properties (SetAccess = private)
        Locked = 0
    end
end
