% SPDX-License-Identifier: Apache-2.0
function tform = planarMap(class, name, shown, T, more)
% The object of a map [x*w y*w w] = [u v 1]*T, which shows its matrix as property `name`, and the properties `more`.
p.(name) = shown;
p.Dimensionality = 2;
if nargin > 4
    for field = fieldnames(more)', p.(field{1}) = more.(field{1}); end
end
tform = makeObject(class, p, T, struct('transformPointsForward', @transformPointsForward, ...
    'transformPointsInverse', @transformPointsInverse, 'invert', @inverted));
end

function other = inverted(tform)
T = inv(objectState(tform));
T = T/T(3, 3);
if isa(tform, 'rigidtform2d'), other = rigidtform2d(T.');
elseif isa(tform, 'affinetform2d'), other = planarMap('affinetform2d', 'A', T.', T);
else, other = planarMap(class(tform), 'T', T, T); end
end
