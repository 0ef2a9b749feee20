% SPDX-License-Identifier: Apache-2.0
function [P, d, edges] = shortestpath(G, s, t, varargin)
% The nodes of a shortest path from s to t, its length (Inf for none) and its edges. Option Method: 'auto', 'unweighted', 'positive',
% 'mixed', 'acyclic'.
% Example: [P, d] = shortestpath(graph([1 1 2], [2 3 3], [1 5 1]), 1, 3)
g = graphData('shortestpath', G);
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[method, rest] = methodOption('shortestpath', varargin);
if ~isempty(rest), error('MATLAB:maxrhs', 'Too many input arguments.'); end
a = nodeNumbers(g, s);
b = nodeNumbers(g, t);
if ~isscalar(a) || ~isscalar(b), error('MATLAB:graphfun:findnode:OneNode', 'Specify one node.'); end
[distance, pred, via] = shortestFrom(g, outgoing(g, pathMethod('shortestpath', g, method)), a);
d = distance(b);
P = zeros(1, 0);
edges = zeros(1, 0);
if isfinite(d)
    P = b;
    while P(1) ~= a
        edges = [via(P(1)) edges];
        P = [pred(P(1)) P];
    end
end
P = namedAs(g, P, s);
end
