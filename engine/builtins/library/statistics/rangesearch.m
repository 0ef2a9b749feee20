% SPDX-License-Identifier: Apache-2.0
function [idx, D] = rangesearch(x, y, r, varargin)
% For each row of y the rows of x within the distance r, nearest first, as a cell; options 'Distance' and 'P' of pdist2.
% Example: idx = rangesearch([0 0; 0 1; 5 5], [0 0], 2)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
metric = {'euclidean'};
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'Distance'), metric{1} = varargin{k + 1}; elseif strcmpi(varargin{k}, 'P'), metric{2} = varargin{k + 1}; end
end
all_ = pdist2(y, x, metric{:});
idx = cell(size(y, 1), 1);
D = idx;
for k = 1:size(y, 1)
    [d, order] = sort(all_(k, :));
    within = d <= r;
    idx{k} = order(within);
    D{k} = d(within);
end
end
