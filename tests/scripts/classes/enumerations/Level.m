classdef Level
    enumeration
        Low, Medium, High
    end
end
