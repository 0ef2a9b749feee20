classdef Queue < Container
    properties
        limit = Inf
    end
    methods
        function obj = Queue(limit)
            if nargin > 0
                obj.limit = limit;
            end
        end
        function push(obj, varargin)
            if obj.count + numel(varargin) > obj.limit
                error('Queue:full', 'No room for %d more in %d of %d.', numel(varargin), obj.count, obj.limit);
            end
            push@Container(obj, varargin{:});
        end
        function item = pop(obj)
            item = obj.peek();
            obj.items = obj.items(2:end);
        end
        function item = peek(obj)
            item = obj.items{1};
        end
    end
end
