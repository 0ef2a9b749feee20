classdef Egg < Chicken
end
