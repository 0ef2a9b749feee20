% SPDX-License-Identifier: Apache-2.0
function [points, o] = qamMapping(who, M, args, o)
% The point of each symbol of quadrature amplitude modulation, and the options.
[points, rows] = qamPoints(M);
[labels, o] = mappingOptions(who, args, M, 'gray', o);
first = '';
if ~isempty(args), first = args{1}; end
if ~isnumeric(first) && ~any(strcmpi(char(first), {'bin', 'binary'}))
    % Gray codes along the columns and along the rows.
    [row, column] = ndgrid(0:rows - 1, 0:M/rows - 1);
    labels = rows*bitxor(column(:), floor(column(:)/2)) + bitxor(row(:), floor(row(:)/2));
end
points(labels + 1) = points;
if o.UnitAveragePower, points = points/sqrt(mean(abs(points).^2)); end
end
