function m = sum(varargin)
m = Money();
for k = 1:nargin
    m.cents = m.cents + varargin{k}.cents;
end
end
