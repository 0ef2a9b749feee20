classdef Named < handle
    properties
        title = 'untitled'
    end
    methods
        function obj = Named(title)
            if nargin > 0
                obj.title = title;
            end
        end
        function s = header(obj)
            s = ['<' obj.title '>'];
        end
    end
end
