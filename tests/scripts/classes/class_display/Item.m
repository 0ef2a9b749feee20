classdef Item
    properties
        name = 'item'
        n = 5
        row = [1 2.5 3]
        mat = [1 2; 3 4]
        col = [1; 2; 3]
        flag = true
        text = "string"
        list = {1, 'x'}
        opts = struct('a', 1)
        fcn = @(x) x + 1
        part = []
        none = ''
        small = int8(7)
        empty = zeros(0, 3)
    end
end
