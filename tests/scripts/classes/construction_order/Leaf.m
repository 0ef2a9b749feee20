classdef Leaf < Mid
    properties
        name = 'leaf'
    end
    methods
        function obj = Leaf(name)
            text = 'none';
            if nargin > 0
                text = upper(name);
            end
            obj@Mid();
            note('Leaf');
            obj.name = text;
        end
    end
end
