classdef Gauge < matlab.mixin.CustomDisplay
    % Header, groups and footer of its own for one object; arrays are shown as usual.
    properties
        Level = 2
        Label = 'main'
    end
    properties (Hidden)
        Serial = 77
    end
    methods
        function obj = Gauge(level)
            if nargin > 0, obj.Level = level; end
        end
    end
    methods (Access = protected)
        function header = getHeader(obj)
            if ~isscalar(obj)
                header = getHeader@matlab.mixin.CustomDisplay(obj);
            else
                header = sprintf('  Custom %s\n', matlab.mixin.CustomDisplay.getClassNameForHeader(obj));
            end
        end
        function groups = getPropertyGroups(obj)
            if ~isscalar(obj)
                groups = getPropertyGroups@matlab.mixin.CustomDisplay(obj);
                return;
            end
            first = matlab.mixin.util.PropertyGroup(struct('Doubled', obj.Level * 2), 'Computed');
            second = matlab.mixin.util.PropertyGroup({'Label', 'Serial'}, 'Stored');
            groups = [first, second];
        end
        function footer = getFooter(obj)
            footer = '';
            if isscalar(obj), footer = sprintf('  End of gauge\n'); end
        end
    end
end
