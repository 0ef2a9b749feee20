classdef Safe < handle
    properties
        open = 1
        list = [1 2 3]
    end
    properties (SetAccess = private)
        readOnly = [4 5 6]
        info = struct('a', 1)
        box
    end
    properties (Access = private)
        secret = 42
    end
    properties (Access = protected)
        family = 7
    end
    properties (Access = ?Friend)
        shared = 8
    end
    properties (SetAccess = immutable)
        fixed
    end
    methods
        function obj = Safe(fixed)
            obj.fixed = fixed;
            obj.box = Holder();
        end
        function r = sumWith(obj, other)
            r = obj.secret + other.secret;
        end
        function h = privateHandle(obj) %#ok<MANU>
            h = @whisper;
        end
        function h = anonymousHandle(obj)
            h = @(s) whisper(obj, s);
        end
        function r = viaLocal(obj)
            r = spy(obj);
        end
        function r = hook(obj)
            r = obj.inner();
        end
        function grow(obj)
            obj.readOnly(end + 1) = 0;
            obj.info.b = 2;
        end
    end
    methods (Access = private)
        function s = whisper(obj, s)
            s = sprintf('%s %d', s, obj.secret);
        end
    end
    methods (Access = protected)
        function s = inner(obj) %#ok<MANU>
            s = 'base';
        end
    end
    methods (Access = {?Friend, ?Holder})
        function s = forFriends(obj)
            s = sprintf('friends %d', obj.shared);
        end
    end
    methods (Hidden)
        function s = unseen(~)
            s = 'hidden but callable';
        end
    end
    methods (Static, Access = private)
        function r = inside()
            r = 'static inside';
        end
    end
    methods (Static)
        function r = outside()
            r = [Safe.inside() ' from outside'];
        end
    end
end

function r = spy(obj)
r = obj.secret + 1;
end
