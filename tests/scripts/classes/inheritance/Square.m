classdef Square < Rect
    methods
        function obj = Square(side)
            if nargin == 0
                side = 1;
            end
            obj = obj@Rect('square', side, side);
            obj.id = 200;
        end
        function s = kind(obj)
            s = ['square<' kind@Rect(obj) '>'];
        end
        function s = describe(obj)
            s = ['[' describe@Shape(obj) ']'];
        end
        function obj = stretch(obj, value)
            obj.scale = value;
        end
    end
    methods (Access = protected)
        function n = bonus(obj)
            n = bonus@Rect(obj) * 10;
        end
    end
end
