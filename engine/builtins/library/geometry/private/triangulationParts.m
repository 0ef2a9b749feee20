% SPDX-License-Identifier: Apache-2.0
function [T, P] = triangulationParts(caller, TR)
% The simplices and points of a triangulation, and an error for what is none.
if ~any(strcmp(class(TR), {'triangulation', 'delaunayTriangulation'}))
    error('MATLAB:UndefinedFunction', 'Undefined function ''%s'' for input arguments of type ''%s''.', caller, class(TR));
end
T = TR.ConnectivityList;
P = TR.Points;
end
