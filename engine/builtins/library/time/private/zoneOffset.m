% SPDX-License-Identifier: Apache-2.0
function [offset, summer, names] = zoneOffset(ms, zone, wall)
% How far the clocks of a time zone are ahead of UTC at points in time (wall: given as those clocks show them), whether that is summer time and what it is called.
wall = nargin > 2 && wall;
summer = false(size(ms));
if isempty(zone) || strcmp(zone, 'UTC')
    offset = zeros(size(ms));
    if nargout > 2, names = repmat({'UTC'}, size(ms)); end
    return
end
if any(zone(1) == '+-')
    m = str2double(zone(2:3))*60 + str2double(zone(end - 1:end));
    if zone(1) == '-', m = -m; end
    offset = repmat(m*6e4, size(ms));
    if nargout > 2, names = repmat({zone}, size(ms)); end
    return
end
z = timeZone(zone);
s = ms/1e3;
if wall
    % A clock shows a time that is skipped or comes twice: that before the change.
    edges = z.starts + max(z.offsets(z.before), z.offsets(z.after));
else
    edges = z.starts;
end
at = discretize(s(:), [-Inf; edges(:); Inf]);
at(isnan(at)) = 1;
kinds = [z.first; z.after(:)];
k = kinds(at);
offset = reshape(z.offsets(k), size(ms))*1e3;
offset(isnan(ms)) = NaN;
summer = reshape(z.summer(k), size(ms));
if nargout > 2, names = reshape(z.names(k), size(ms)); end
end
