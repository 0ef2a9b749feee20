% SPDX-License-Identifier: Apache-2.0
function [T, order] = topTable(T, k, varargin)
% topkrows of a table: by all variables (times of a timetable) or those named, downwards unless directions are given; missing ones are last.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(k) || ~isscalar(k) || ~(k >= 0) || k ~= fix(k)
    error('MATLAB:topkrows:InvalidK', 'Number of rows must be a nonnegative integer scalar.');
end
s = objectState(T);
keys = ':';
if s.timed, keys = s.dims{1}; end
if ~isempty(varargin), keys = varargin{1}; end
directions = 'descend';
if numel(varargin) > 1 && ~isequal(lower(char(varargin{2})), 'comparisonmethod'), directions = varargin{2}; end
[~, order] = sortTable(T, keys, directions, 'MissingPlacement', 'last');
order = order(1:min(k, end));
T = makeTable(chosenRows(s, order), T);
end
