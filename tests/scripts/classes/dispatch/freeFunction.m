function r = freeFunction(x)
r = ['free ' class(x)];
end
