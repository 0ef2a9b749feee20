classdef Node < handle
    properties
        value = 1
    end
end
