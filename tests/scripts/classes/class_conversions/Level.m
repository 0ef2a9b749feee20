classdef Level < handle
    properties
        Value = 1
        Note = 'none'
    end
    methods
        function set.Value(obj, value)
            fprintf('set.Value %g\n', value);
            if value > 10, error('Level:high', 'Too high.'); end
            obj.Value = value;
        end
    end
end
