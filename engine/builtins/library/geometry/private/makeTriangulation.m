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
TR = makeObject(class, p, [], struct('set', set, 'size', @(TR, varargin) size(TR.ConnectivityList, varargin{:}), ...
    'trisurf', @(varargin) drawn(@trisurf, varargin), 'trimesh', @(varargin) drawn(@trimesh, varargin)));
end

function varargout = drawn(how, args)
% trisurf(TR, Name, Value) and trimesh, with axes in front or without; one in the plane lies at z = 0.
at = find(cellfun(@(a) isa(a, 'triangulation') || isa(a, 'delaunayTriangulation'), args), 1);
TR = args{at};
P = TR.Points;
if size(TR.ConnectivityList, 2) ~= 3, error('MATLAB:triangulation:NotTriangles', 'The triangulation must be of triangles.'); end
if size(P, 2) == 2, P(:, 3) = 0; end
[varargout{1:nargout}] = how(args{1:at-1}, TR.ConnectivityList, P(:, 1), P(:, 2), P(:, 3), args{at+1:end});
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
