classdef Kind
    enumeration
        Round, Flat
    end
end
