classdef Safe
    properties (Access = private)
        Secret = 1
    end
    properties (SetAccess = private)
        Shown = 2
    end
end
