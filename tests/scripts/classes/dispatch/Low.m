classdef Low
    properties
        v = 2
    end
    methods
        function r = mix(a, b)
            r = ['low(' class(a) ',' class(b) ')'];
        end
        function r = plus(a, b)
            r = ['low+(' class(a) ',' class(b) ')'];
        end
        function r = mine(obj, mine)
            % A variable of the method's own name.
            if nargin < 2, mine = 5; end
            r = obj.v + mine;
        end
        function r = outer(obj)
            r = inner(obj) + obj.inner();
        end
        function r = inner(obj)
            r = obj.v;
        end
        function r = plainCall(~)
            r = scale(4);
        end
    end
end

function r = scale(x)
r = 10 * x;
end
