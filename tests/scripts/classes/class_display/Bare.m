classdef Bare
    methods
        function r = f(~)
            r = 1;
        end
    end
end
