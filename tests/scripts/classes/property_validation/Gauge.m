classdef Gauge
    % Properties with sizes, classes, validators and defaults.
    properties
        x (1, 1) double {mustBePositive} = 3
        n (1, 1) int32 = 7
        name (1, :) char = 'gauge'
        label string = "none"
        vec (1, 3) double
        grid (2, 2) double
        flag (1, 1) logical
        count (1, 1) {mustBeInteger, mustBeNonnegative} = 0
        even (1, 1) double {mustBeEven} = 2
        kind (1, :) char {mustBeMember(kind, {'a', 'b'})} = 'a'
        any = 'free'
        list (1, :) double {mustBeFinite}
        part (1, 1) Part
        fcn (1, 1) function_handle = @sin
    end
    methods
        function obj = Gauge(varargin)
            for k = 1:2:nargin
                obj.(varargin{k}) = varargin{k + 1};
            end
        end
        function obj = set.even(obj, value)
            obj.even = 10 * value;
        end
        function obj = double2(obj)
            obj.x = -obj.x;
        end
    end
end

function mustBeEven(v)
if mod(v, 2) ~= 0
    error('Gauge:even', 'Value must be even.');
end
end
