classdef Quiet
    % display and disp of its own.
    properties
        v = 1
    end
    methods
        function display(obj) %#ok<DISPLAY>
            fprintf('[%s: %d]\n', inputname(1), obj.v);
        end
        function disp(obj)
            fprintf('quiet %d\n', obj.v);
        end
    end
end
