classdef Color
    % Members with data, methods and a static method.
    enumeration
        Red (255, 0, 0)
        Green (0, 128, 0)
        Blue (0, 0, 255)
        Black
    end
    properties (SetAccess = immutable)
        r = 0
        g = 0
        b = 0
    end
    properties (Constant)
        COUNT = 4
    end
    methods
        function obj = Color(r, g, b)
            if nargin > 0
                obj.r = r;
                obj.g = g;
                obj.b = b;
            end
        end
        function s = hex(obj)
            s = sprintf('#%02X%02X%02X', obj.r, obj.g, obj.b);
        end
        function tf = isDark(obj)
            tf = obj.r + obj.g + obj.b < 200;
        end
        function next = following(obj)
            all = enumeration('Color');
            k = find(all == obj);
            next = all(mod(k, numel(all)) + 1);
        end
    end
    methods (Static)
        function c = fromHex(text)
            for c = enumeration('Color')'
                if strcmp(c.hex(), text)
                    return
                end
            end
            c = Color.Black;
        end
    end
end
