classdef Sheet < matlab.mixin.Copyable
    properties
        title = 'sheet'
        cells = [1 2 3]
        owner
    end
    methods
        function obj = Sheet(title, owner)
            if nargin > 0
                obj.title = title;
                obj.owner = owner;
            end
        end
    end
end
