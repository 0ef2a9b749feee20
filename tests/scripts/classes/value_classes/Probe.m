classdef Probe
    % A value class with every kind of property access.
    properties
        x = [1 2 3]
        name = 'probe'
        s = struct('a', struct('b', 0))
        tags = {}
    end
    properties (SetAccess = private)
        count = 0
    end
    properties (Constant)
        LIMIT = 10
        UNIT = 'mm'
    end
    properties (Dependent)
        total
        average
    end
    properties (GetAccess = private)
        secret = 42
    end
    properties (Hidden)
        note = 'hidden'
    end

    methods
        function obj = Probe(x, name)
            if nargin > 0
                obj.x = x;
            end
            if nargin > 1
                obj.name = name;
            end
        end

        function t = get.total(obj)
            t = sum(obj.x);
        end

        function m = get.average(obj)
            m = obj.total / numel(obj.x);
        end

        function obj = set.average(obj, value)
            obj.x = obj.x - obj.average + value;
        end

        function obj = add(obj, value)
            obj.x = [obj.x value];
            obj.count = obj.count + 1;
        end

        function r = scaled(obj, factor)
            if nargin < 2
                factor = 2;
            end
            r = obj.x * factor;
        end

        function r = pick(obj, k)
            r = struct('index', k, 'value', obj.x(k));
        end

        function [lo, hi] = range(obj)
            lo = min(obj.x);
            hi = max(obj.x);
        end

        function r = reveal(obj)
            r = obj.secret;
        end
    end
end
