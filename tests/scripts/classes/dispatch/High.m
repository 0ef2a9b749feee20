classdef (InferiorClasses = {?Low}) High
    properties
        v = 1
    end
    methods
        function obj = High(v)
            if nargin > 0, obj.v = v; end
        end
        function r = mix(a, b)
            r = ['high(' class(a) ',' class(b) ')'];
        end
        function r = plus(a, b)
            r = ['high+(' class(a) ',' class(b) ')'];
        end
        function r = size2(obj)
            r = obj.v;
        end
        function r = helper(obj)
            r = sprintf('method helper %d', obj.v);
        end
        function r = both(obj)
            r = sprintf('method both %d', obj.v);
        end
        function r = shadowed(obj)
            r = sprintf('method shadowed %d', obj.v);
        end
        function varargout = many(obj, varargin)
            for k = 1:max(1, nargout)
                varargout{k} = sprintf('%d/%d/%d', k, nargout, numel(varargin) + obj.v);
            end
        end
        function r = max(a, b)
            if nargin < 2, b = 0; end
            r = sprintf('max %s %s', class(a), class(b));
        end
        function r = numel2(obj)
            r = builtin('numel', obj);
        end
    end
end
