classdef DNode < handle
    % A node of a doubly linked list, after the pattern of MATLAB's documentation.
    properties
        data
    end
    properties (SetAccess = private)
        next = DNode.empty
        prev = DNode.empty
    end
    methods
        function node = DNode(data)
            if nargin > 0
                node.data = data;
            end
        end
        function insertAfter(node, before)
            removeNode(node);
            node.next = before.next;
            node.prev = before;
            if ~isempty(before.next)
                before.next.prev = node;
            end
            before.next = node;
        end
        function insertBefore(node, after)
            removeNode(node);
            node.next = after;
            node.prev = after.prev;
            if ~isempty(after.prev)
                after.prev.next = node;
            end
            after.prev = node;
        end
        function removeNode(node)
            if ~isscalar(node)
                error('DNode:scalar', 'Nodes must be scalar.');
            end
            before = node.prev;
            after = node.next;
            if ~isempty(before)
                before.next = after;
            end
            if ~isempty(after)
                after.prev = before;
            end
            node.next = DNode.empty;
            node.prev = DNode.empty;
        end
        function clearList(node)
            before = node.prev;
            after = node.next;
            removeNode(node);
            while ~isempty(after)
                node = after;
                after = node.next;
                removeNode(node);
            end
            while ~isempty(before)
                node = before;
                before = node.prev;
                removeNode(node);
            end
        end
        function n = first(node)
            n = node;
            while ~isempty(n.prev)
                n = n.prev;
            end
        end
        function s = text(node)
            parts = {};
            n = first(node);
            while ~isempty(n)
                if n == node
                    parts{end + 1} = sprintf('[%g]', n.data); %#ok<AGROW>
                else
                    parts{end + 1} = sprintf('%g', n.data); %#ok<AGROW>
                end
                n = n.next;
            end
            s = strjoin(parts, '-');
        end
        function n = count(node)
            n = 0;
            at = first(node);
            while ~isempty(at)
                n = n + 1;
                at = at.next;
            end
        end
        function reverse(node)
            at = first(node);
            while ~isempty(at)
                [at.next, at.prev] = deal(at.prev, at.next);
                at = at.prev;
            end
        end
    end
    methods (Static)
        function head = fromVector(v)
            head = DNode(v(1));
            last = head;
            for x = v(2:end)
                node = DNode(x);
                node.insertAfter(last);
                last = node;
            end
        end
    end
end
