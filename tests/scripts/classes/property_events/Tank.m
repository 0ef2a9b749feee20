classdef Tank < handle
    properties (SetObservable, GetObservable, AbortSet)
        Level = 0
    end
    properties (AbortSet)
        Name = 'tank'
    end
    properties (SetObservable)
        Open = false
    end
    properties (GetObservable)
        Reads = 5
    end
    properties (AbortSet, SetObservable)
        Part
    end
    methods
        function set.Name(obj, value)
            fprintf('set.Name %s\n', value);
            obj.Name = value;
        end
        function grow(obj)
            obj.Level = obj.Level + 1;
        end
    end
end
