% SPDX-License-Identifier: Apache-2.0
function [T, E] = bfsearch(G, s, varargin)
% The nodes that are reached from node s, breadth first. bfsearch(G, s, event) lists what happens: 'discovernode', 'finishnode',
% 'startnode', or edges 'edgetonew', 'edgetodiscovered', 'edgetofinished' with their numbers in E. Option Restart: true goes on at nodes
% that were not reached.
% Example: v = bfsearch(graph([1 1 2], [2 3 4]), 1)
[T, E] = searchEvents('bfsearch', G, s, varargin);
end
