classdef Mid < Root
    methods
        function obj = Mid()
            note('Mid');
        end
        function delete(obj) %#ok<INUSD>
            note('~Mid');
        end
    end
end
