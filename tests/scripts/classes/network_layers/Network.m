classdef Network < handle
    properties
        layers = {}
        rate = 0.1
    end
    properties (SetAccess = private)
        losses = []
    end
    methods
        function obj = Network(varargin)
            for k = 1:nargin
                obj.add(varargin{k});
            end
        end
        function obj = add(obj, layer)
            if ~isa(layer, 'Layer')
                error('Network:layer', 'A %s is not a layer.', class(layer));
            end
            obj.layers{end + 1} = layer;
        end
        function y = predict(obj, x)
            obj.mode(false);
            y = obj.forward(x);
        end
        function loss = step(obj, x, target)
            obj.mode(true);
            y = obj.forward(x);
            d = y - target;
            loss = sum(d(:).^2) / numel(d);
            d = 2 * d / numel(d);
            for k = numel(obj.layers):-1:1
                d = obj.layers{k}.backward(d);
            end
            for k = 1:numel(obj.layers)
                obj.layers{k}.update(obj.rate);
            end
            obj.losses(end + 1) = loss;
        end
        function fit(obj, x, target, steps)
            for k = 1:steps
                obj.step(x, target);
            end
        end
        function n = parameters(obj)
            n = sum(cellfun(@(l) l.parameters, obj.layers));
        end
    end
    methods (Access = private)
        function mode(obj, training)
            for k = 1:numel(obj.layers)
                obj.layers{k}.training = training;
            end
        end
        function y = forward(obj, x)
            y = x;
            for k = 1:numel(obj.layers)
                y = apply(obj.layers{k}, y);
            end
        end
    end
end
