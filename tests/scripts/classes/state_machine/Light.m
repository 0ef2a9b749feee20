classdef Light < uint8
    enumeration
        Red (0)
        RedAmber (1)
        Green (2)
        Amber (3)
        Off (9)
    end
    methods
        function s = seconds(obj)
            switch obj
                case Light.Red, s = 5;
                case Light.Green, s = 4;
                case {Light.RedAmber, Light.Amber}, s = 1;
                otherwise, s = Inf;
            end
        end
        function tf = mayDrive(obj)
            tf = obj == Light.Green || obj == Light.Amber;
        end
    end
end
