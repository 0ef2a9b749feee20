classdef Vault
    properties
        open = 1
    end
    properties (SetAccess = private)
        count = 0
    end
    properties (Access = private)
        secret = 42
    end
    properties (SetAccess = immutable)
        made = 'once'
    end
    properties (Constant)
        LIMIT = 10
    end
    properties (Dependent)
        twice
        blank
    end
    methods
        function obj = Vault(open, count)
            if nargin > 0
                obj.open = open;
            end
            if nargin > 1
                obj.count = count;
            end
        end
        function t = get.twice(obj)
            t = 2 * obj.open;
        end
        function r = show(obj)
            r = obj.hidden();
        end
        function obj = remake(obj)
            obj.made = 'twice';
        end
        function noOutput(~)
        end
        function r = needs(obj, a, b) %#ok<INUSL>
            r = a + b;
        end
    end
    methods (Access = private)
        function r = hidden(obj)
            r = obj.secret;
        end
    end
    methods (Static)
        function r = fixed(x)
            r = x;
        end
    end
end
