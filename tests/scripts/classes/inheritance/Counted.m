classdef Counted < handle
    properties (SetAccess = protected)
        n = 0
    end
    methods
        function obj = Counted(start)
            if nargin > 0
                obj.n = start;
            end
        end
        function step(obj)
            obj.n = obj.n + obj.stride();
        end
    end
    methods (Access = protected)
        function k = stride(~)
            k = 1;
        end
    end
end
