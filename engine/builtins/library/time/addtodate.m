% SPDX-License-Identifier: Apache-2.0
function R = addtodate(D, Q, F)
% Date numbers moved by a number of units: year, month, day, hour, minute, second, millisecond. A day
% beyond the end of the new month becomes its last day.
if nargin < 3
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
if ~(ischar(F) || isstring(F))
    error('MATLAB:addtodate:InvalidUnit', 'The unit must be text.');
end
switch lower(char(F))
    case {'year', 'month'}
        months = Q;
        if strcmpi(F, 'year')
            months = 12 * Q;
        end
        if isscalar(D) && ~isscalar(Q)
            D = D + zeros(size(Q));
        end
        shape = size(D);
        V = datevec(D(:));
        months = V(:, 2) + months(:) - 1;
        V(:, 1) = V(:, 1) + floor(months / 12);
        V(:, 2) = mod(months, 12) + 1;
        last = eomday(V(:, 1), V(:, 2));
        day = min(V(:, 3), last);
        R = datenum(V(:, 1), V(:, 2), day) + (D(:) - floor(D(:)));
        R = reshape(R, shape);
    case 'day'
        R = D + Q;
    case 'hour'
        R = D + Q / 24;
    case 'minute'
        R = D + Q / 1440;
    case 'second'
        R = D + Q / 86400;
    case 'millisecond'
        R = D + Q / 86400000;
    otherwise
        error('MATLAB:addtodate:InvalidUnit', 'Unknown unit ''%s''.', char(F));
end
end
