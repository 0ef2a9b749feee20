classdef Counted < handle
 properties
  n
 end
 methods
  function o = Counted(n), o.n = n; end
  function delete(o), global count; count = count + 1; end
 end
end
