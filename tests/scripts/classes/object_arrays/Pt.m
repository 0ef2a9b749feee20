classdef Pt
    properties
        x = 0
        y = 0
        tag = ''
    end
    methods
        function obj = Pt(x, y, tag)
            if nargin > 0
                obj.x = x;
                obj.y = y;
            end
            if nargin > 2
                obj.tag = tag;
            end
        end
        function r = norm(obj)
            r = sqrt([obj.x].^2 + [obj.y].^2);
        end
        function obj = shift(obj, d)
            for k = 1:numel(obj)
                obj(k).x = obj(k).x + d;
            end
        end
        function obj = sorted(obj)
            [~, order] = sort(obj.norm());
            obj = obj(order);
        end
        function r = lt(a, b)
            r = norm(a) < norm(b);
        end
    end
    methods (Static)
        function list = row(n)
            list = Pt.empty;
            for k = 1:n
                list(end + 1) = Pt(k, k^2); %#ok<AGROW>
            end
        end
        function list = prealloc(n)
            list(1, n) = Pt;
            for k = 1:n
                list(k).tag = sprintf('p%d', k);
            end
        end
    end
end
