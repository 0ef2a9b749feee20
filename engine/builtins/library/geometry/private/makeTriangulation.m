% SPDX-License-Identifier: Apache-2.0
function TR = makeTriangulation(class, T, P, C)
% An object of class triangulation or delaunayTriangulation (with constrained edges C).
p = struct('Points', P, 'ConnectivityList', T);
set = @setPoints;
if strcmp(class, 'delaunayTriangulation')
    p.Constraints = C;
else
    set = @readOnly;
end
TR = makeObject(class, p, [], struct('set', set, 'size', @(TR, varargin) size(TR.ConnectivityList, varargin{:})));
end

function TR = readOnly(TR, name, ~)
error('MATLAB:class:SetProhibited', 'You cannot set the read-only property ''%s'' of triangulation.', name);
end

function DT = setPoints(DT, name, value)
switch name
    case 'Points', DT = delaunayTriangulation(value, DT.Constraints);
    case 'Constraints', DT = delaunayTriangulation(DT.Points, value);
    case 'ConnectivityList'
        error('MATLAB:class:SetProhibited', 'You cannot set the read-only property ''%s'' of delaunayTriangulation.', name);
    otherwise
        error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''delaunayTriangulation''.', name);
end
end
