classdef Chicken < Egg
end
