classdef Swapped < MixA & MixB
    methods
        function obj = Swapped()
            obj@MixB();
            obj@MixA();
            note('Swapped');
        end
    end
end
