classdef (Abstract) Shape
    % What every shape has; the area is for the subclass to say.
    properties
        name = 'shape'
    end
    properties (SetAccess = protected)
        scale = 1
    end
    properties (Access = protected)
        id = 100
    end
    properties (Abstract, Constant)
        SIDES
    end
    methods (Abstract)
        a = area(obj)
        s = kind(obj)
    end
    methods
        function obj = Shape(name)
            if nargin > 0
                obj.name = name;
            end
        end
        function s = describe(obj)
            s = sprintf('%s %s area %g sides %d', obj.kind(), obj.name, area(obj), obj.SIDES);
        end
        function obj = grow(obj, factor)
            obj.scale = obj.scale * factor;
        end
        function n = serial(obj)
            n = obj.id + obj.bonus();
        end
    end
    methods (Access = protected)
        function n = bonus(obj) %#ok<MANU>
            n = 0;
        end
    end
end
