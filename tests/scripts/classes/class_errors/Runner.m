classdef (Sealed) Runner < Base
    properties (Access = protected)
        lap = 0
    end
    methods
        function run(obj)
            obj.lap = obj.lap + 1;
        end
    end
end
