% SPDX-License-Identifier: Apache-2.0
function [i, d] = knnsearch(x, y, varargin)
% The row of x that is nearest to each row of y, or the 'K' nearest ones in order, with their distances;
% 'Distance' names a metric of pdist2.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(x, 2) ~= size(y, 2)
    error('stats:knnsearch:SizeMisMatch', 'Y must be a matrix with %d columns.', size(x, 2));
end
k = 1;
metric = 'euclidean';
for at = 1:2:numel(varargin) - 1
    switch lower(char(varargin{at}))
        case 'k', k = varargin{at + 1};
        case 'distance', metric = varargin{at + 1};
        case {'nsmethod', 'bucketsize', 'includeties', 'sortindices'}
        otherwise
            error('stats:internal:parseArgs:BadParamName', 'Invalid parameter name:  %s.', char(varargin{at}));
    end
end
k = min(k, size(x, 1));
i = zeros(size(y, 1), k);
d = i;
for first = 1:512:size(y, 1)
    rows = first:min(first + 511, size(y, 1));
    [near, at] = pdist2(x, y(rows, :), metric, 'Smallest', k);
    i(rows, :) = at.';
    d(rows, :) = near.';
end
end
