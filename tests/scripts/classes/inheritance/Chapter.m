classdef Chapter < Named & Counted
    properties
        body = ''
    end
    methods
        function obj = Chapter(title, start)
            obj@Named(title);
            obj@Counted(start);
            obj.body = 'text';
        end
    end
    methods (Access = protected)
        function k = stride(~)
            k = 10;
        end
    end
end
