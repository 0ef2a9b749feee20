classdef Crate < matlab.mixin.CustomDisplay
    % The displays themselves of its own.
    properties
        Weight = 1
    end
    methods (Access = protected)
        function displayScalarObject(obj)
            fprintf('crate of %g\n', obj.Weight);
        end
        function displayNonScalarObject(obj)
            fprintf('%s %s crates: %s\n', matlab.mixin.CustomDisplay.convertDimensionsToString(obj), ...
                class(obj), mat2str([obj.Weight]));
        end
        function displayEmptyObject(obj)
            fprintf('no crates, %s\n', matlab.mixin.CustomDisplay.convertDimensionsToString(obj));
        end
    end
end
