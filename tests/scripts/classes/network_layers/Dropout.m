classdef Dropout < Layer
    properties
        keep
    end
    methods
        function obj = Dropout(keep)
            obj.keep = keep;
            obj.name = 'drop';
        end
        function y = forward(obj, x)
            if obj.training
                y = x * obj.keep;
            else
                y = x;
            end
        end
        function dx = backward(obj, dy)
            dx = dy * obj.keep;
        end
    end
end
