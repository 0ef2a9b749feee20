classdef Doubled < Root
    methods
        function obj = Doubled(id)
            obj = obj@Root(id * 2);
            note('Doubled');
        end
    end
end
