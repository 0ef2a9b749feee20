function s = text(obj, width)
if nargin < 2
    width = 0;
end
s = sprintf('%*.2f %s', width, obj.cents / 100, obj.currency);
end
