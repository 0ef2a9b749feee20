% SPDX-License-Identifier: Apache-2.0
function [f, v, p, rest] = patchArguments(args)
% The faces and corners of (fv), (f,v) or a patch p that is drawn, and what follows them.
p = [];
if isstruct(args{1})
    f = args{1}.faces; v = args{1}.vertices; rest = args(2:end);
elseif isnumeric(args{1})
    f = args{1}; v = args{2}; rest = args(3:end);
else
    p = args{1}; f = p.Faces; v = p.Vertices; rest = args(2:end);
end
end
