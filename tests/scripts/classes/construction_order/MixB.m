classdef MixB < handle
    properties
        b = 'b'
    end
    methods
        function obj = MixB()
            note('MixB');
        end
    end
end
