classdef (Abstract) Thing < matlab.mixin.Heterogeneous & matlab.mixin.CustomDisplay
    properties
        Name = 'thing'
    end
    methods (Sealed, Access = protected)
        function displayNonScalarObject(obj)
            fprintf('%s%d things\n', getHeader(obj), numel(obj));
        end
    end
end
