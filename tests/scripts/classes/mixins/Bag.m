classdef Bag < dynamicprops
    properties
        fixed = 1
    end
end
