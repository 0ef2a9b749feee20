classdef Activation < Layer
    properties (SetAccess = immutable)
        f
        df
    end
    methods
        function obj = Activation(name, f, df)
            obj.name = name;
            obj.f = f;
            obj.df = df;
        end
        function y = forward(obj, x)
            y = obj.f(x);
        end
        function dx = backward(obj, dy)
            dx = dy .* obj.df(obj.input);
        end
    end
    methods (Static)
        function obj = relu()
            obj = Activation('relu', @(x) max(x, 0), @(x) double(x > 0));
        end
        function obj = tanh()
            obj = Activation('tanh', @tanh, @(x) 1 - tanh(x).^2);
        end
    end
end
