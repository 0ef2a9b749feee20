classdef (Abstract) Base < handle
    methods (Abstract)
        run(obj)
    end
end
