function r = helper(x)
r = ['private helper ' class(x)];
end
