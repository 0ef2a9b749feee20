classdef Inherits < Root
    % No constructor: the arguments go to the superclass.
end
