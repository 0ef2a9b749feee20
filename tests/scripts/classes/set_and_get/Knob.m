classdef Knob < matlab.mixin.SetGet
    properties
        Level = 1
        Label = 'knob'
        Limits = [0 10]
        Kind Kind = Kind.Round
    end
    properties (SetAccess = private)
        Locked = 0
    end
    properties (Hidden)
        Secret = 1
    end
end
