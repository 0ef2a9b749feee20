classdef Tally < handle
    % A handle class: every variable that holds it sees the same counts.
    properties
        counts = zeros(1, 3)
        label = ''
        peer = []
        info = struct('hits', 0)
    end
    properties (SetAccess = private)
        calls = 0
    end
    methods
        function obj = Tally(label)
            if nargin == 1
                obj.label = label;
            end
        end
        function hit(obj, k)
            obj.counts(k) = obj.counts(k) + 1;
            obj.calls = obj.calls + 1;
        end
        function obj = hitAll(obj)
            obj.counts = obj.counts + 1;
            obj.calls = obj.calls + 1;
        end
        function swap(a, b)
            [a.counts, b.counts] = deal(b.counts, a.counts);
        end
        function n = total(obj)
            n = sum(obj.counts);
        end
    end
end
