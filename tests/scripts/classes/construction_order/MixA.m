classdef MixA < handle
    properties
        a = 'a'
    end
    methods
        function obj = MixA()
            note('MixA');
        end
    end
end
