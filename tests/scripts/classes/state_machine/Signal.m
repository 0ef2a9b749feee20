classdef Signal < handle
    % A state machine: allowed steps in a map, hooks as function handles, events on every step.
    properties (SetAccess = private)
        state Light = Light.Off
        clock = 0
        history = Light.empty(1, 0)
    end
    properties
        onEnter = @(varargin) []
    end
    properties (Constant, Access = private)
        NEXT = Signal.transitions()
    end
    events
        Stepped
    end
    methods
        function start(obj)
            obj.enter(Light.Red);
        end
        function stop(obj)
            obj.enter(Light.Off);
        end
        function tick(obj, seconds)
            for k = 1:seconds
                obj.clock = obj.clock + 1;
                if obj.clock >= obj.state.seconds()
                    obj.enter(obj.following());
                end
            end
        end
        function force(obj, state)
            if ~any(Signal.NEXT(char(obj.state)) == state)
                error('Signal:step', 'No step from %s to %s.', char(obj.state), char(state));
            end
            obj.enter(state);
        end
    end
    methods (Access = private)
        function enter(obj, state)
            obj.state = state;
            obj.clock = 0;
            obj.history(end + 1) = state;
            obj.onEnter(obj, state);
            notify(obj, 'Stepped');
        end
        function s = following(obj)
            options = Signal.NEXT(char(obj.state));
            s = options(1);
        end
    end
    methods (Static)
        function map = transitions()
            map = containers.Map();
            map('Off') = Light.Red;
            map('Red') = [Light.RedAmber Light.Off];
            map('RedAmber') = Light.Green;
            map('Green') = [Light.Amber Light.Off];
            map('Amber') = Light.Red;
        end
    end
end
