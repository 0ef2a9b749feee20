% SPDX-License-Identifier: Apache-2.0
function [T, E] = dfsearch(G, s, varargin)
% The nodes that are reached from node s, depth first. dfsearch(G, s, event) lists what happens: 'discovernode', 'finishnode',
% 'startnode', or edges 'edgetonew', 'edgetodiscovered', 'edgetofinished' with their numbers in E. Option Restart: true goes on at nodes
% that were not reached.
% Example: v = dfsearch(graph([1 1 2], [2 3 4]), 1)
[T, E] = searchEvents('dfsearch', G, s, varargin);
end
