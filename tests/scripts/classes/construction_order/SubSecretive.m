classdef SubSecretive < Secretive
    methods
        function r = helper(~)
            r = 'sub helper';
        end
        function r = runSub(obj)
            r = helper(obj);
        end
    end
end
