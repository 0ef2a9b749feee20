classdef SubSafe < Safe
    methods
        function obj = SubSafe()
            obj@Safe('sub');
        end
        function r = readFamily(obj)
            r = obj.family;
        end
        function writeFamily(obj, v)
            obj.family = v;
        end
        function r = readSecret(obj)
            r = obj.secret;
        end
        function writeReadOnly(obj)
            obj.readOnly = 1;
        end
        function r = callWhisper(obj)
            r = whisper(obj, 'x');
        end
        function r = readShared(obj)
            r = obj.shared;
        end
        function r = ofOther(~, other)
            r = other.family;
        end
    end
    methods (Access = protected)
        function s = inner(obj)
            s = ['sub over ' inner@Safe(obj)];
        end
    end
end
