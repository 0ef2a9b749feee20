function check(varargin)
    narginchk(1, 2);
    disp(nargin)
end
check(1)
check(1, 2)
try
    check()
catch e
    disp(e.identifier)
end
try
    check(1, 2, 3)
catch e
    disp(e.identifier)
end
validateattributes(5, {'numeric'}, {'positive', 'scalar'});
try
    validateattributes(-5, {'numeric'}, {'positive'});
catch e
    disp(e.message)
end
try
    validateattributes('a', {'numeric'}, {});
catch e
    disp(e.identifier)
end
try
    validatestring('q', {'apple', 'pear'});
catch e
    disp(e.identifier)
end
