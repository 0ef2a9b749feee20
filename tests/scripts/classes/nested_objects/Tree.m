classdef Tree
    % A tree of values: every change makes a new tree, the old one stays.
    properties (SetAccess = private)
        key = []
        left = []
        right = []
    end
    methods
        function t = insert(t, k)
            if isempty(t.key)
                t.key = k;
            elseif k < t.key
                t.left = Tree.grow(t.left, k);
            elseif k > t.key
                t.right = Tree.grow(t.right, k);
            end
        end
        function r = keys(t)
            r = t.key;
            if ~isempty(t.left)
                r = [t.left.keys(), r];
            end
            if ~isempty(t.right)
                r = [r, t.right.keys()];
            end
        end
        function d = depth(t)
            d = 1 + max(Tree.below(t.left), Tree.below(t.right));
        end
    end
    methods (Static, Access = private)
        function t = grow(t, k)
            if isempty(t)
                t = Tree();
            end
            t = t.insert(k);
        end
        function d = below(t)
            if isempty(t), d = 0; else, d = t.depth(); end
        end
    end
end
