classdef Box < Thing
    properties
        Width = 2
    end
end
