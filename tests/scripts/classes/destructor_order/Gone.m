classdef Gone < handle
    properties
        tag
        inner
    end
    methods
        function obj = Gone(tag, inner)
            obj.tag = tag;
            if nargin > 1
                obj.inner = inner;
            end
        end
        function delete(obj)
            fprintf('~%s ', obj.tag);
        end
    end
end
