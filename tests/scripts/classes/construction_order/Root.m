classdef Root < handle
    properties
        id = 0
        made = note('rootDefault')
    end
    methods
        function obj = Root(id)
            note(sprintf('Root:%d:%s', nargin, class(obj)));
            if nargin > 0
                obj.id = id;
            end
        end
        function delete(obj)
            note(['~Root:' class(obj)]);
        end
    end
end
