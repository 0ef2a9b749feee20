classdef Plain < handle
    properties
        Level = 1
    end
end
