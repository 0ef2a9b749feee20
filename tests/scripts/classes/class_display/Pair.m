classdef Pair
    properties
        a = 1
        longer = 2
    end
end
