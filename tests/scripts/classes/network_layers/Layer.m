classdef (Abstract) Layer < handle
    properties
        name = ''
        training = true
    end
    properties (Access = protected)
        input = []
    end
    properties (Dependent, SetAccess = private)
        parameters
    end
    methods
        function n = get.parameters(obj)
            n = obj.countParameters();
        end
        function y = apply(obj, x)
            obj.input = x;
            y = obj.forward(x);
        end
        function update(~, ~)
        end
        function s = summary(obj)
            s = sprintf('%-8s %-8s %3d', class(obj), obj.name, obj.parameters);
        end
    end
    methods (Access = protected)
        function n = countParameters(~)
            n = 0;
        end
    end
    methods (Abstract)
        y = forward(obj, x)
        dx = backward(obj, dy)
    end
end
