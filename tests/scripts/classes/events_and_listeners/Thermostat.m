classdef Thermostat < handle
    properties (SetObservable)
        target = 20
        mode = 'auto'
    end
    properties
        limit = 30
        data = [1 2 3]
    end
    properties (SetAccess = private)
        temperature = 20
    end
    events
        Overheated
        Changed
    end
    events (NotifyAccess = private)
        Reset
    end
    methods
        function set.temperature(obj, value)
            obj.temperature = value;
        end
        function warm(obj, amount)
            old = obj.temperature;
            obj.temperature = old + amount;
            notify(obj, 'Changed', TemperatureEvent(old, obj.temperature));
            if obj.temperature > obj.limit
                obj.notify('Overheated');
            end
        end
        function reset(obj)
            obj.temperature = 20;
            notify(obj, 'Reset');
        end
    end
end
