classdef Lonely < NoSuchBase
end
