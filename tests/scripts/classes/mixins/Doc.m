classdef Doc < matlab.mixin.Copyable
    properties
        title = 'untitled'
        child
    end
    properties (NonCopyable)
        cache = 0
    end
    properties (Transient)
        temp = 'default'
    end
end
