classdef Both < MixA & MixB
    properties
        c = 'c'
    end
    methods
        function obj = Both()
            note('Both');
        end
    end
end
