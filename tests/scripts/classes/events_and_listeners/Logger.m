classdef Logger < handle
    % Listens with its own methods and keeps what it heard.
    properties
        lines = {}
        listeners
    end
    methods
        function obj = Logger(source)
            obj.listeners = addlistener(source, 'Changed', @obj.onChanged);
            obj.listeners(2) = addlistener(source, 'Reset', @(~, ~) obj.write('reset'));
        end
        function onChanged(obj, source, data)
            obj.write(sprintf('%g->%g of %s', data.before, data.after, class(source)));
        end
        function write(obj, line)
            obj.lines{end + 1} = line;
        end
        function close(obj)
            delete(obj.listeners);
        end
    end
end
