classdef Lamp
    properties
        color Color = Color.Green
        level (1, 1) Level = Level.Low
    end
end
