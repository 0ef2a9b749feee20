classdef Stack < Container
    methods
        function obj = Stack(varargin)
            obj.push(varargin{:});
        end
        function item = pop(obj)
            item = obj.peek();
            obj.items(end) = [];
        end
        function item = peek(obj)
            if isempty(obj)
                error('Stack:empty', 'The stack is empty.');
            end
            item = obj.items{end};
        end
    end
end
