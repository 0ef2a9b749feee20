classdef (Sealed, Abstract = false) A < handle & pkg.B
  properties (Access = {?A, ?B})
    a (1,1) double {mustBeReal} = 3
    b@double vector
    c = [1
         2];
  end
  events
    Changed
  end
  enumeration
    Red (1), Green
  end
  methods
    function o = A(x)
      o@B(x); o = o@pkg.B;
    end
    function v = get.a(o), v = o.a; end
    out = declared(o, ~)
  end
end
