classdef Log < handle
    % The one log of a program, behind a static method with a persistent variable.
    properties (SetAccess = private)
        lines = {}
    end
    properties
        threshold (1, 1) double {mustBeInRange(threshold, 0, 3)} = 1
        prefix = ''
    end
    properties (Constant)
        LEVELS = {'debug', 'info', 'warning', 'error'}
    end
    methods (Access = private)
        function obj = Log()
        end
    end
    methods (Static)
        function obj = get()
            persistent instance
            if isempty(instance) || ~isvalid(instance)
                instance = Log();
            end
            obj = instance;
        end
        function info(varargin)
            Log.get().write(1, varargin{:});
        end
        function warn(varargin)
            Log.get().write(2, varargin{:});
        end
        function k = level(name)
            k = find(strcmp(Log.LEVELS, name)) - 1;
            if isempty(k)
                error('Log:level', 'No level %s.', name);
            end
        end
    end
    methods
        function write(obj, level, varargin)
            if level < obj.threshold
                return
            end
            text = sprintf(varargin{:});
            obj.lines{end + 1} = sprintf('%s%s: %s', obj.prefix, obj.LEVELS{level + 1}, text);
        end
        function done = quiet(obj)
            % A guard that puts the threshold back when it goes.
            old = obj.threshold;
            obj.threshold = 3;
            done = onCleanup(@() obj.restore(old));
        end
        function restore(obj, level)
            obj.threshold = level;
        end
        function dump(obj)
            for k = 1:numel(obj.lines)
                fprintf('%d %s\n', k, obj.lines{k});
            end
            obj.lines = {};
        end
    end
end
