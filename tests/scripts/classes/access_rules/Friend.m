classdef Friend
    methods
        function r = read(~, safe)
            r = safe.shared;
        end
        function write(~, safe, v)
            safe.shared = v;
        end
        function r = call(~, safe)
            r = safe.forFriends();
        end
        function r = readSecret(~, safe)
            r = safe.secret;
        end
    end
end
