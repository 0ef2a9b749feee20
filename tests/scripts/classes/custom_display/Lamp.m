classdef Lamp < handle & matlab.mixin.CustomDisplay
    properties
        On = false
        Watts = [40 60]
    end
    methods
        function show(obj)
            disp(matlab.mixin.CustomDisplay.getSimpleHeader(obj));
            groups = getPropertyGroups(obj);
            groups.Title = 'Now';
            groups.PropertyList = rmfield(groups.PropertyList, 'On');
            matlab.mixin.CustomDisplay.displayPropertyGroups(obj, groups);
        end
    end
    methods (Access = protected)
        function displayScalarHandleToDeletedObject(~)
            fprintf('a lamp that is gone, %s\n', matlab.mixin.CustomDisplay.getDeletedHandleText);
        end
    end
end
