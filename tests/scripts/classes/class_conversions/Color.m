classdef Color < uint8
    enumeration
        Red (1)
        Green (2)
        Blue (3)
    end
end
