classdef Rect < Shape
    properties (Constant)
        SIDES = 4
    end
    properties
        w = 1
        h = 1
    end
    methods
        function obj = Rect(name, w, h)
            if nargin == 0
                args = {'unit'};
            else
                args = {name};
            end
            obj@Shape(args{:});
            if nargin > 1
                obj.w = w;
                obj.h = h;
            end
        end
        function a = area(obj)
            a = obj.w * obj.h * obj.scale^2;
        end
        function s = kind(~)
            s = 'rect';
        end
    end
    methods (Access = protected)
        function n = bonus(~)
            n = 5;
        end
    end
end
