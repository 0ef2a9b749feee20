% SPDX-License-Identifier: Apache-2.0
function varargout = problemParts(problem, varargin)
% The fields of a problem structure by their names, [] for one that it has not.
varargout = cell(1, numel(varargin));
for k = 1:numel(varargin)
    if isfield(problem, varargin{k}), varargout{k} = problem.(varargin{k}); end
end
end
