function obj = split(obj, n)
% Writes a property that only methods may write.
obj.cents = share(obj.cents, n);
end

function c = share(c, n)
c = floor(c / n);
end
