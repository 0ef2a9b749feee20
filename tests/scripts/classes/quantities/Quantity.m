classdef Quantity
    % A numeric array with a unit, kept as exponents of metre, kilogram and second.
    properties (SetAccess = private)
        value = 0
        dims = [0 0 0]
    end
    properties (Constant, Access = private)
        NAMES = {'m', 'kg', 's'}
    end
    methods
        function obj = Quantity(value, unit)
            if nargin == 0
                return
            end
            if isa(value, 'Quantity')
                obj = value;
                return
            end
            obj.value = value;
            if nargin > 1
                if ischar(unit)
                    [factor, obj.dims] = Quantity.lookup(unit);
                    obj.value = value * factor;
                else
                    obj.dims = unit;
                end
            end
        end
        function r = plus(a, b)
            [a, b] = Quantity.same(a, b, 'add');
            r = Quantity(a.value + b.value, a.dims);
        end
        function r = minus(a, b)
            [a, b] = Quantity.same(a, b, 'subtract');
            r = Quantity(a.value - b.value, a.dims);
        end
        function r = uminus(a)
            r = Quantity(-a.value, a.dims);
        end
        function r = mtimes(a, b)
            a = Quantity(a);
            b = Quantity(b);
            r = Quantity(a.value * b.value, a.dims + b.dims);
        end
        function r = times(a, b)
            a = Quantity(a);
            b = Quantity(b);
            r = Quantity(a.value .* b.value, a.dims + b.dims);
        end
        function r = mrdivide(a, b)
            a = Quantity(a);
            b = Quantity(b);
            r = Quantity(a.value / b.value, a.dims - b.dims);
        end
        function r = mpower(a, n)
            r = Quantity(a.value ^ n, a.dims * n);
        end
        function r = power(a, n)
            r = Quantity(a.value .^ n, a.dims * n);
        end
        function tf = eq(a, b)
            [a, b] = Quantity.same(a, b, 'compare');
            tf = a.value == b.value;
        end
        function tf = lt(a, b)
            [a, b] = Quantity.same(a, b, 'compare');
            tf = a.value < b.value;
        end
        function r = sqrt(a)
            r = Quantity(sqrt(a.value), a.dims / 2);
        end
        function r = sum(a)
            r = Quantity(sum(a.value), a.dims);
        end
        function n = length(a)
            n = numel(a.value);
        end
        function r = at(a, k)
            r = Quantity(a.value(k), a.dims);
        end
        function x = in(a, unit)
            [factor, d] = Quantity.lookup(unit);
            if ~isequal(a.dims, d)
                error('Quantity:unit', 'A quantity in %s is not in %s.', a.unit(), unit);
            end
            x = a.value / factor;
        end
        function s = unit(a)
            parts = {};
            for k = 1:3
                if a.dims(k) == 1
                    parts{end + 1} = Quantity.NAMES{k}; %#ok<AGROW>
                elseif a.dims(k) ~= 0
                    parts{end + 1} = sprintf('%s^%g', Quantity.NAMES{k}, a.dims(k)); %#ok<AGROW>
                end
            end
            s = strjoin(parts, ' ');
        end
        function s = char(a)
            s = strtrim([mat2str(a.value, 5) ' ' a.unit()]);
        end
        function disp(a)
            fprintf('%s\n', char(a));
        end
        function display(a) %#ok<DISPLAY>
            fprintf('%s is %s\n', inputname(1), char(a));
        end
    end
    methods (Static, Access = private)
        function [a, b] = same(a, b, verb)
            a = Quantity(a);
            b = Quantity(b);
            if ~isequal(a.dims, b.dims)
                error('Quantity:dims', 'Cannot %s [%s] and [%s].', verb, a.unit(), b.unit());
            end
        end
        function [factor, dims] = lookup(unit)
            persistent table
            if isempty(table)
                table = struct('m', {{1, [1 0 0]}}, 'km', {{1000, [1 0 0]}}, 'kg', {{1, [0 1 0]}}, ...
                    'g', {{1e-3, [0 1 0]}}, 's', {{1, [0 0 1]}}, 'h', {{3600, [0 0 1]}}, 'N', {{1, [1 1 -2]}});
            end
            if ~isfield(table, unit)
                error('Quantity:unknown', 'No unit %s.', unit);
            end
            [factor, dims] = table.(unit){:};
        end
    end
end
