classdef Dial < handle
    % A handle's set methods return nothing.
    properties
        value = 0
        history = []
        name
    end
    methods
        function set.value(obj, v)
            obj.history(end + 1) = v;
            obj.value = max(0, min(10, v));
        end
        function v = get.name(obj)
            if isempty(obj.name)
                v = sprintf('dial at %g', obj.value);
            else
                v = upper(obj.name);
            end
        end
    end
end
