classdef Temp
    % Static methods, constants that depend on constants, a counter kept by a static method.
    properties (Constant)
        ZERO = 273.15
        NAMES = {'C', 'K'}
        TABLE = [0 1; 2 3]
        DOUBLE_ZERO = 2 * Temp.ZERO
        START = geom.Vec(1, 2)
    end
    properties
        c = 0
    end
    methods (Static)
        function obj = fromKelvin(k)
            obj = Temp();
            obj.c = k - Temp.ZERO;
        end
        function k = toKelvin(c)
            k = c + Temp.ZERO;
        end
        function [lo, hi] = limits()
            lo = -Temp.ZERO;
            hi = Inf;
        end
        function n = calls()
            persistent count
            if isempty(count)
                count = 0;
            end
            count = count + 1;
            n = count;
        end
        function s = label(varargin)
            s = sprintf('%d args', numel(varargin));
        end
    end
    methods
        function k = kelvin(obj)
            k = obj.toKelvin(obj.c);
        end
        function k = kelvin2(obj)
            k = Temp.toKelvin(obj.c) + obj.ZERO * 0;
        end
    end
end
