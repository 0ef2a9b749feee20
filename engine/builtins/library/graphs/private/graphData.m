% SPDX-License-Identifier: Apache-2.0
function g = graphData(name, G, kind)
% What a graph or digraph is made of: directed, count (of nodes), ends (a row of two nodes an edge), nodes and edges
% (structs of what each has, Name and Weight among them). kind: the class that the function asks for.
if nargin < 3, kind = {'graph', 'digraph'}; end
if ~any(strcmp(class(G), kind))
    error('MATLAB:UndefinedFunction', 'Undefined function ''%s'' for input arguments of type ''%s''.', name, class(G));
end
g = objectState(G);
end
