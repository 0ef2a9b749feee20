classdef Wrap
    properties
        held
    end
end
