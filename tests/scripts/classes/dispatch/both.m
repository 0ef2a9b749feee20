function r = both(x)
r = ['file both ' class(x)];
end
