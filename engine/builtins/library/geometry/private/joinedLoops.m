% SPDX-License-Identifier: Apache-2.0
function V = joinedLoops(loops, closed)
% The corners of polygons, NaN between; closed: the first of each again at its end.
if nargin > 1 && closed, loops = cellfun(@(P) [P; P(1, :)], loops, 'UniformOutput', false); end
parts = [loops(:)'; repmat({[NaN NaN]}, 1, numel(loops))];
V = vertcat(zeros(0, 2), parts{1:end - 1});
end
