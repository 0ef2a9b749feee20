classdef Device < handle
    properties
        name = 'device'
        gain = 1
    end
    properties (SetAccess = private)
        serial = 7
    end
    properties (Constant)
        VENDOR = 'acme'
    end
    properties (Dependent)
        title
    end
    properties (Access = private)
        key = 'k'
    end
    properties (Hidden)
        debug = false
    end
    events
        Started
    end
    methods
        function obj = Device(name, gain)
            if nargin > 0, obj.name = name; end
            if nargin > 1, obj.gain = gain; end
        end
        function t = get.title(obj)
            t = upper(obj.name);
        end
        function r = measure(obj, x)
            r = helper(obj.gain, x);
        end
        function setGain(obj, g)
            obj.gain = g;
        end
        function h = measurer(obj)
            h = @obj.measure;
        end
        function h = unlocker(obj)
            h = @() obj.unlock();
        end
    end
    methods (Static)
        function d = make(n)
            d = Device(sprintf('dev%d', n), n);
        end
    end
    methods (Access = private)
        function s = unlock(obj)
            s = ['unlocked ' obj.key];
        end
    end
    methods (Hidden)
        function secretly(~)
        end
    end
end

function r = helper(g, x)
% A function of the class's file.
r = g * x;
end
