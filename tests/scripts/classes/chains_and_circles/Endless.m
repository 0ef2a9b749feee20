classdef Endless
 properties
  z = Endless()
 end
end
