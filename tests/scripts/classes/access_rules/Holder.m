classdef Holder < handle
    properties
        v = 0
    end
    methods
        function r = call(~, safe)
            r = forFriends(safe);
        end
        function r = read(~, safe)
            r = safe.shared;
        end
    end
end
