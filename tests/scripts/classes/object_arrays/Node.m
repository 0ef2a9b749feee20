classdef Node < handle
    properties
        value = 0
    end
    properties (SetAccess = private)
        serial
    end
    methods
        function obj = Node(value)
            if nargin > 0
                if numel(value) > 1
                    obj(1, numel(value)) = Node;
                    for k = 1:numel(value)
                        obj(k).value = value(k);
                    end
                else
                    obj.value = value;
                end
            end
        end
        function bump(obj)
            for k = 1:numel(obj)
                obj(k).value = obj(k).value + 1;
            end
        end
    end
end
