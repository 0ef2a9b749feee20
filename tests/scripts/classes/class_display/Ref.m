classdef Ref < handle
    properties
        target
    end
    properties (Access = private)
        hidden = 1
    end
end
