classdef Dense < Layer
    properties (SetAccess = protected)
        W
        b
    end
    properties (Access = private)
        dW
        db
    end
    methods
        function obj = Dense(in, out, seed)
            obj.name = sprintf('%dx%d', out, in);
            obj.W = reshape(sin(seed + (1:out * in)), out, in);
            obj.b = zeros(out, 1);
        end
        function y = forward(obj, x)
            y = obj.W * x + obj.b;
        end
        function dx = backward(obj, dy)
            obj.dW = dy * obj.input.';
            obj.db = sum(dy, 2);
            dx = obj.W.' * dy;
        end
        function update(obj, rate)
            obj.W = obj.W - rate * obj.dW;
            obj.b = obj.b - rate * obj.db;
        end
    end
    methods (Access = protected)
        function n = countParameters(obj)
            n = numel(obj.W) + numel(obj.b);
        end
    end
end
