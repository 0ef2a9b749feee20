c = {repmat('a', 1, 72)}
c = {repmat('a', 1, 100)}
c = {'x', repmat('a', 1, 100); 1, 2}
