% SPDX-License-Identifier: Apache-2.0
function ID = simplexNumbers(caller, T, args)
% The simplices asked for as a column, all when nothing is said.
if isempty(args), ID = (1:size(T, 1))'; return; end
ID = double(args{1}(:));
if any(ID < 1 | ID > size(T, 1) | ID ~= round(ID))
    error(['MATLAB:triangulation:' caller ':BadSimplexId'], 'Invalid simplex ID: it must be from 1 to %d.', size(T, 1));
end
end
