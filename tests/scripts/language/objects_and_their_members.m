% methods, properties, isprop, ismethod of the objects there are.
p = inputParser; disp(isprop(p, 'Results')), disp(isprop(p, 'nothing')), disp(ismethod(p, 'parse')), disp(isobject(p)), disp(numel(properties(p))), m = containers.Map; disp(ismethod(m, 'keys')), disp(isprop(m, 'Count')), e = MException('a:b', 'c'); disp(ismember('throw', methods(e)))
