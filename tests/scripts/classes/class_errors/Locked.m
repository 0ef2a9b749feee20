classdef Locked < handle
    methods (Access = private)
        function obj = Locked()
        end
    end
    methods (Static)
        function obj = instance()
            obj = Locked();
        end
    end
end
