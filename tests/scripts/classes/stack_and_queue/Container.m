classdef (Abstract) Container < handle
    properties (Access = protected)
        items = {}
    end
    properties (Dependent, SetAccess = private)
        count
    end
    methods
        function n = get.count(obj)
            n = numel(obj.items);
        end
        function tf = isempty(obj)
            tf = isempty(obj.items);
        end
        function push(obj, varargin)
            for k = 1:numel(varargin)
                obj.items{end + 1} = varargin{k};
            end
        end
        function clear(obj)
            obj.items = {};
        end
        function each(obj, f)
            for k = 1:obj.count
                f(obj.items{k});
            end
        end
    end
    methods (Abstract)
        item = pop(obj)
        item = peek(obj)
    end
end
