classdef Tank
    % Set methods that check, that keep two properties in step and that call other methods.
    properties
        capacity = 100
        level = 0
        unit = 'l'
    end
    properties (SetAccess = private)
        log = {}
    end
    properties (Dependent)
        fraction
    end
    methods
        function obj = Tank(capacity, level)
            if nargin > 0
                obj.capacity = capacity;
            end
            if nargin > 1
                obj.level = level;
            end
        end
        function obj = set.capacity(obj, value)
            if ~isnumeric(value) || ~isscalar(value) || value <= 0
                error('Tank:capacity', 'Capacity must be a positive number.');
            end
            obj.capacity = value;
            obj = obj.note(sprintf('capacity %g', value));
        end
        function obj = set.level(obj, value)
            obj.check(value);
            obj.level = min(value, obj.capacity);
            obj = obj.note(sprintf('level %g', obj.level));
        end
        function obj = set.unit(obj, value)
            obj.unit = validatestring(value, {'litre', 'gallon'});
        end
        function f = get.fraction(obj)
            f = obj.level / obj.capacity;
        end
        function obj = set.fraction(obj, f)
            obj.level = f * obj.capacity;
        end
        function obj = fill(obj)
            obj.level = Inf;
        end
    end
    methods (Access = private)
        function check(~, value)
            if value < 0
                error('Tank:level', 'Level %g is negative.', value);
            end
        end
        function obj = note(obj, text)
            obj.log{end + 1} = text;
        end
    end
end
