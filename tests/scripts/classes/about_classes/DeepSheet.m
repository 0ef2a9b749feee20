classdef DeepSheet < Sheet
    methods (Access = protected)
        function c = copyElement(obj)
            c = copyElement@matlab.mixin.Copyable(obj);
            c.title = [obj.title ' copy'];
            c.owner = Device([obj.owner.name '2']);
        end
    end
end
