classdef Secretive
    methods
        function r = run(obj)
            r = helper(obj);
        end
        function r = runDot(obj)
            r = obj.helper();
        end
    end
    methods (Access = private)
        function r = helper(~)
            r = 'base helper';
        end
    end
end
